/** The companies as the map has them, and the shares that are left of them. */
import { t } from "../../lib/words";
import type { Rule } from "../../lib/rules";
import type { Status } from "../../lib/status";
import type { MapFacts, SeatView } from "../../protocol";

export interface Company {
  id: string;
  name: string;
  shares: number;
  points: number[];
}

export const companiesOf = (facts: MapFacts): Company[] =>
  (facts.mechanics["company_shares"]?.["companies"] ?? []) as Company[];

/** The number of the share of a company that is taken next; 0 if none is left. */
export function nextShare(facts: MapFacts, view: SeatView, company: number): number {
  const left = ((view.mechanics["company_shares"]?.["left"] ?? []) as number[])[company] ?? 0;
  return left && (companiesOf(facts)[company]?.shares ?? 0) - left + 1;
}

/** The rules; those of the dummy on maps that have one, with the players at whose tables it is. */
export function rulesOf(facts: MapFacts): Rule[] {
  const rules = [{ id: "rules-company-shares" }, { id: "rules-company-shares-details" }];
  const [fewest, most] = facts.players;
  const last = Math.min(Number(facts.mechanics["company_shares"]?.["dummy_up_to"] ?? 0), most);
  if (last < fewest) return rules;
  const players = Array.from({ length: last - fewest + 1 }, (_, n) => fewest + n);
  return [...rules, { id: "rules-company-shares-dummy", args: { players } }];
}

/** What the rail says to who is to take a share, for oneself or for the dummy. */
export function statusOf(_: MapFacts, view: SeatView): Status | null {
  const shown = view.mechanics["company_shares"] ?? {};
  if (!((shown["offered"] ?? []) as number[]).length) return null;
  return shown["for_dummy"]
    ? { title: t("shares-dummy"), detail: t("share-question-dummy") }
    : { title: t("shares"), detail: t("status-company-shares") };
}
