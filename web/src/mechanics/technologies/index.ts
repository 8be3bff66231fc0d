/** Technologies: the shelf beside the board, signs beside the players, and a chapter of the rules. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import { rulesOf, statusOf } from "./cards";
import Decision from "./Decision.svelte";
import Help from "./Help.svelte";
import OfSeat from "./OfSeat.svelte";
import Panel from "./Panel.svelte";

const technologies: ClientMechanic = {
  panel: Panel,
  fills: true,
  tab: { icon: "tech", word: () => t("technologies-tab") },
  ofSeat: OfSeat,
  decision: Decision,
  decides: ["draw blind", "stop"],
  kinds: ["buy", "draw blind", "stop"],
  status: statusOf,
  sounds: { "technology-bought": "lever" },
  rules: rulesOf,
  help: Help,
  wide: true,
};

export default technologies;
