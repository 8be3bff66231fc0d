/** Passengers: tokens at the places, everybody's beside the board, and the one to choose. */
import { placeName } from "../../lib/telling";
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import { placeAsked, waitingAt } from "./waiting";
import Decision from "./Decision.svelte";
import Panel from "./Panel.svelte";
import Ranks from "./Ranks.svelte";

const passengers: ClientMechanic = {
  panel: Panel,
  decision: Decision,
  help: Ranks,
  kinds: ["fetch"],
  tokens: waitingAt,
  status: (facts, view) => {
    const place = view.phase === "passengers" ? placeAsked(view) : -1;
    if (place < 0) return null;
    const title = t("status-passengers-at", { place: placeName(place, facts) });
    return { title, detail: t("status-passengers"), places: [place] };
  },
  columns: (shown) => [
    { title: t("passengers"), short: t("column-passengers"), values: (shown["count"] ?? []) as number[] },
  ],
};

export default passengers;
