/** The cards a tunnel has turned up, and how far they have been shown. */
import { t } from "../../lib/words";
import type { EventMessage, Offer, Payment, Update } from "../../protocol";
import type { TableState } from "../types";

export interface Revealed {
  seat: number;
  track: number;
  /** What was laid, and what was turned up. */
  laid: Payment;
  cards: number[];
  surcharge: number;
}

/** What tells of cards that are still to be turned. */
const TURNED = new Set(["tunnel-revealed", "tunnel-surcharge"]);
const NOBODY = -1;

export class RevealState implements TableState {
  shown = $state.raw<Revealed | null>(null);
  /** While the cards are being turned, nobody tells what they will be. */
  turning = $state(false);

  hear(update: Update, live: boolean): void {
    if (live) {
      const found = revealed(update.news.flatMap((news) => news.events));
      if (!found) return;
      this.shown = found;
      this.turning = true;
    } else if (update.position?.view.phase === "tunnels") {
      this.shown = revealed(update.news.at(-1)?.events ?? []);
    }
  }

  forget(): void {
    this.shown = null;
    this.turning = false;
  }

  status(): string {
    return this.turning ? t("tunnel-turning") : "";
  }

  withholds(event: EventMessage): boolean {
    return this.turning && TURNED.has(event.id);
  }

  offers(offer: Offer): boolean {
    return this.shown !== null && (offer.kind === "surcharge" || offer.kind === "decline");
  }
}

function revealed(events: readonly EventMessage[]): Revealed | null {
  const cards = events
    .filter((event) => event.id === "tunnel-revealed")
    .map((event) => Number(event.args?.["card"]));
  if (!cards.length) return null;
  const laid = events.find((event) => event.id === "tunnel-laid");
  const surcharge = events.find((event) => event.id === "tunnel-surcharge");
  return {
    seat: laid?.seat ?? NOBODY,
    track: Number(laid?.args?.["track"] ?? NOBODY),
    laid: (laid?.args ?? {}) as Payment,
    cards,
    surcharge: Number(surcharge?.args?.["cards"] ?? 0),
  };
}
