/** The companies as the map has them. */
import type { MapFacts } from "../../protocol";

export interface Company {
  id: string;
  name: string;
  shares: number;
  points: number[];
}

export const companiesOf = (facts: MapFacts): Company[] =>
  (facts.mechanics["company_shares"]?.["companies"] ?? []) as Company[];
