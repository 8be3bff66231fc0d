/** Substitutes: several cards, chosen from the hand at once, are played as one locomotive. */
import type { Table } from "../../lib/table.svelte";
import type { Payment, SeatView } from "../../protocol";
import type { ClientMechanic } from "../types";
import Decision from "./Decision.svelte";

const rate = (view: SeatView): number =>
  ((view.mechanics["substitutes"]?.["rate"] ?? []) as number[])[view.seat] ?? 0;

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
    count: (view: SeatView, payment: Payment) => (payment.substitutes ?? 0) * rate(view),
    rate,
    send,
  },
};

export default substitutes;
