/** Substitutes: several cards, chosen from the hand at once, are played in place of another. */
import type { Rule } from "../../lib/rules";
import type { Table } from "../../lib/table.svelte";
import { dashed } from "../../lib/telling";
import { list } from "../../lib/words";
import type { MapFacts, Payment, SeatView } from "../../protocol";
import type { ClientMechanic } from "../types";
import Decision from "./Decision.svelte";

/** What the map file says: how many cards make a locomotive and on whose tracks only, and on which
 * tracks so many fill a space. */
interface Parameters {
  cards?: number;
  only_on?: string | string[];
  for_colour?: { cards: number; tracks: string[][] };
}

function rules(facts: MapFacts): Rule[] {
  const { cards = 0, only_on, for_colour }: Parameters = facts.mechanics["substitutes"] ?? {};
  const where = [only_on ?? []].flat().map((name) => ({ id: `mechanic-${dashed(name)}` }));
  const told: Rule[] = where.length
    ? [{ id: "rules-substitutes-only-on", args: { cards, where } }]
    : [{ id: "rules-substitutes", args: { cards } }];
  if (for_colour) {
    const tracks = list(for_colour.tracks.map((ends) => ends.join("–")));
    told.push({ id: "rules-substitutes-for-colour", args: { cards: for_colour.cards, tracks } });
  }
  return told;
}

const rate = (view: SeatView, payment?: Payment): number =>
  payment?.each || (((view.mechanics["substitutes"]?.["rate"] ?? []) as number[])[view.seat] ?? 0);

/** The server asks card by card, in rising order; where there is nothing to choose it does not ask. */
async function send(table: Table, cards: readonly number[]): Promise<boolean> {
  for (const card of [...cards].sort((a, b) => a - b)) {
    const asked = table.of("substitute");
    if (!asked.length) return true;
    const offer = asked.find((each) => each.ids?.["card"] === card);
    if (!offer || !(await table.act(offer))) return false;
  }
  return true;
}

const substitutes: ClientMechanic = {
  decision: Decision,
  kinds: ["substitute"],
  chosenCards: {
    count: (view: SeatView, payment: Payment) => (payment.substitutes ?? 0) * rate(view, payment),
    rate,
    send,
  },
  rules,
};

export default substitutes;
