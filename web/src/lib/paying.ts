/** Cards to choose for a payment: which are free, which are laid, which one needs least. */
import type { MapFacts, Payment } from "../protocol";
import { LOCOMOTIVE } from "./telling";
import type { HeldTicket } from "./tickets";

/** How many of each card are free to be chosen, beside what a payment takes itself. */
export function spareCards(hand: readonly number[], payment: Payment): number[] {
  return hand.map(
    (count, card) =>
      count -
      (payment.cards && payment.card === card ? payment.cards : 0) -
      (card === LOCOMOTIVE ? (payment.locomotives ?? 0) : 0),
  );
}

/** The cards one needs least for the tracks one's tickets lack: locomotives last. */
export function leastNeeded(
  spare: readonly number[],
  count: number,
  tickets: readonly HeldTicket[],
  facts: MapFacts,
): number[] {
  const wanted = spare.map(() => 0);
  const tracks = new Set(tickets.flatMap(({ state }) => (state.done ? [] : state.tracks)));
  for (const track of tracks) {
    const { colour, length } = facts.tracks[track] ?? { colour: -1, length: 0 };
    if (colour >= 0 && colour < LOCOMOTIVE) wanted[colour]! += length;
  }
  const left = [...spare];
  const chosen: number[] = [];
  while (chosen.length < count) {
    const best = left
      .map((there, card) => ({ card, there, surplus: there - (wanted[card] ?? 0) }))
      .filter(({ there }) => there > 0)
      .sort(
        (a, b) =>
          Number(a.card === LOCOMOTIVE) - Number(b.card === LOCOMOTIVE) || b.surplus - a.surplus,
      )[0];
    if (!best) break;
    left[best.card]! -= 1;
    chosen.push(best.card);
  }
  return chosen;
}
