/** The visitor: where he is and who has him beside the board, and where to lead him. */
import { FIGURE, type ClientMechanic } from "../types";
import Decision from "./Decision.svelte";
import Panel from "./Panel.svelte";

const visitor: ClientMechanic = {
  panel: Panel,
  decision: Decision,
  tokens: (shown) => ({ [String(shown["place"] ?? -1)]: [FIGURE] }),
  kinds: ["lead_visitor"],
  sounds: { "visitor-taken": "bell" },
};

export default visitor;
