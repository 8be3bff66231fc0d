/** Cards in the air: from the row or the deck to a hand. They never hold anything up. */
import type { EventMessage, MapFacts } from "../protocol";
import { moves } from "./settings.svelte";

export interface Flight {
  id: number;
  seat: number;
  /** The card's face, or empty where only its back is known. */
  face: string;
  from: DOMRect;
  /** Where it lands; asked once the table shows what has happened. */
  to: () => DOMRect | null;
  /** Whether it lands in the hand on the screen, not at another seat. */
  own: boolean;
  /** Whether it came from the deck, and turns over on the way. */
  turns: boolean;
}

const box = (...selectors: string[]): DOMRect | null => {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    const rectangle = found?.getBoundingClientRect();
    if (rectangle?.width) return rectangle;
  }
  return null;
};

/** How long a stack shows that a card has come. */
const FRESH = 700;

export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  /** The card of one's hand that has just grown by one. */
  fresh = $state<number | null>(null);
  private next = 0;
  private timer = 0;

  /** Let cards fly that somebody took or drew; `seat` is whose hand is on the screen. */
  hear(events: readonly EventMessage[], seat: number, facts: MapFacts): void {
    for (const event of events) {
      const fromRow = event.id === "took";
      if (!fromRow && event.id !== "drew" && event.id !== "drew-hidden") continue;
      const card = event.args?.["card"];
      const own = event.seat === seat;
      if (own && typeof card === "number") this.show(card);
      const from = box(fromRow ? `[data-slot="${event.args?.["slot"]}"]` : ".row .deck");
      if (!from || !moves() || document.hidden) continue;
      const face = typeof card === "number" ? (facts.cards[card] ?? "") : "";
      const to = own
        ? () => box(`.hand [data-card="${card}"]`, ".hand .stacks")
        : () => box(`[data-seat="${event.seat}"]`);
      this.launch({ id: this.next++, seat: event.seat, face, from, to, own, turns: !fromRow });
    }
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** One flight at a time for a seat: a faster player's earlier card is there already. */
  private launch(flight: Flight): void {
    this.list = [...this.list.filter((each) => each.seat !== flight.seat), flight];
  }

  private show(card: number): void {
    clearTimeout(this.timer);
    this.fresh = card;
    this.timer = window.setTimeout(() => (this.fresh = null), FRESH);
  }
}
