/** Stations: a panel, pieces on the board, and how many everybody has left. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import Panel from "./Panel.svelte";

const stations: ClientMechanic = {
  panel: Panel,
  pieces: (shown) => (shown["places"] ?? {}) as Record<string, number>,
  columns: (shown) => [
    {
      title: t("stations-left"),
      short: t("stations-short"),
      values: (shown["left"] ?? []) as number[],
    },
  ],
  sounds: { "station-built": "hammer" },
};

export default stations;
