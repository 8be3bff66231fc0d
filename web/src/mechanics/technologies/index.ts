/** Technologies: the supply beside the board, and in the rules. */
import type { ClientMechanic } from "../types";
import { rulesOf } from "./cards";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const technologies: ClientMechanic = {
  panel: Panel,
  kinds: ["buy"],
  sounds: { "technology-bought": "lever" },
  rules: rulesOf,
  help: Help,
  wide: true,
};

export default technologies;
