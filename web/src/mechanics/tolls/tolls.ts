/** What the map says of tolls. */
import type { MapFacts } from "../../protocol";

export interface TollRules {
  start: number;
  loan: number;
  /** The points of the ranks, by number of players. */
  ranks: Record<string, number[]>;
}

export function tollsOf(facts: MapFacts): TollRules {
  const { start = 0, loan = 0, ranks = {} } = facts.mechanics["tolls"] ?? {};
  return { start: Number(start), loan: Number(loan), ranks: ranks as Record<string, number[]> };
}

/** The points of the ranks for the most players. */
export const mostRanks = (facts: MapFacts): number[] => Object.values(tollsOf(facts).ranks).at(-1) ?? [];
