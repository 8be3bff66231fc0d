/** Terrain cards: those to pick and everybody's beside the board, and what doubling a track costs. */
import { trackName } from "../../lib/telling";
import { named, t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import { pointsOf, shownIn, typeOfTrack } from "./terrain";
import Decision from "./Decision.svelte";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const terrain: ClientMechanic = {
  panel: Panel,
  tab: { icon: "globe", word: () => t("terrain") },
  decision: Decision,
  decides: ["double_points", "no_double"],
  kinds: ["take_terrain", "draw_terrain", "double_points", "no_double"],
  status: (facts, view) => {
    const { track } = shownIn(view);
    if (view.phase !== "terrain_cards" || track < 0) return null;
    const args = { terrain: named(typeOfTrack(facts, track)), points: pointsOf(facts, track) };
    const detail = t("terrain-question", { track: trackName(track, facts), ...args });
    const { a, b } = facts.tracks[track] ?? {};
    return { title: t("terrain"), detail, places: [a, b].filter((place) => place !== undefined) };
  },
  help: Help,
  columns: (shown) => [
    { title: t("terrain"), short: t("column-terrain"), values: (shown["count"] ?? []) as number[] },
  ],
};

export default terrain;
