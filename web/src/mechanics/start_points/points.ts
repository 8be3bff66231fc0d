/** The points to begin with, from the first to play to the last. */
import type { MapFacts } from "../../protocol";

export const startPoints = (facts: MapFacts): number[] =>
  (facts.mechanics["start_points"]?.["by_turn"] ?? []) as number[];
