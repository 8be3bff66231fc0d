/** Country cards: the stacks beside the board, and in the rules. */
import type { ClientMechanic } from "../types";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const countryCards: ClientMechanic = { panel: Panel, help: Help };

export default countryCards;
