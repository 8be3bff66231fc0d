/** The discard pile of tickets: all that lie there, beside the board. */
import type { ClientMechanic } from "../types";
import Panel from "./Panel.svelte";

const discards: ClientMechanic = { panel: Panel };

export default discards;
