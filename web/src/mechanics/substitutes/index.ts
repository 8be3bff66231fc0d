/** Substitutes: the cards to play as a locomotive are chosen one after another. */
import type { ClientMechanic } from "../types";
import Decision from "./Decision.svelte";

const substitutes: ClientMechanic = { decision: Decision, kinds: ["substitute"] };

export default substitutes;
