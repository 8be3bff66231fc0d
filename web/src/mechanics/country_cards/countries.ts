/** The countries that have cards, as the map names them. */
import type { MapFacts } from "../../protocol";

/** The cards of each country at the start, by the name of its place. */
export const stacksOf = (facts: MapFacts): Record<string, number[]> =>
  (facts.mechanics["country_cards"]?.["stacks"] ?? {}) as Record<string, number[]>;
