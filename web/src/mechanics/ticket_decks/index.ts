/** Short and long tickets: a choice before every draw, and what is left of both. */
import type { ClientMechanic } from "../types";
import { DRAW_SPLIT, leftIn } from "./decks";
import Decision from "./Decision.svelte";
import Panel from "./Panel.svelte";

const decks: ClientMechanic = {
  panel: Panel,
  decision: Decision,
  kinds: [DRAW_SPLIT],
  ticketDraws: { kind: DRAW_SPLIT, left: (shown) => leftIn(shown).reduce((sum, each) => sum + each, 0) },
};

export default decks;
