/** The Grand Tour: how far one is, and what it is worth. */
import type { ClientMechanic } from "../types";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const grandTour: ClientMechanic = { panel: Panel, help: Help };

export default grandTour;
