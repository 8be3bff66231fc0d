/** City markers: a panel, pieces on the board, and how many everybody has left. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import Decision from "./Decision.svelte";
import { isStarting, trackPoints } from "./markers";
import Panel from "./Panel.svelte";

const cityMarkers: ClientMechanic = {
  panel: Panel,
  decision: Decision,
  kinds: ["start_in", "marker", "leave_marker"],
  status: (_, view) =>
    isStarting(view) ? { title: t("start-choose"), detail: t("start-choose-how") } : null,
  pieces: (shown) => (shown["places"] ?? {}) as Record<string, number>,
  trackPoints,
  columns: (shown) => [
    { title: t("markers-left"), short: t("column-markers"), values: (shown["left"] ?? []) as number[] },
  ],
  sounds: { "start-chosen": "hammer", "marker-placed": "hammer" },
};

export default cityMarkers;
