/** The technologies as the viewer sees them: what each is good for, and what it costs here and now. */
import type { Table } from "../../lib/table.svelte";
import { LOCOMOTIVE } from "../../lib/telling";
import { chosenCards } from "..";
import type { MapFacts, Offer, SeatView } from "../../protocol";
import { supplyOf, technologiesOf, type Technology } from "./cards";

export interface ShelfItem {
  number: number;
  card: Technology;
  price: number;
  left: number;
  owners: number[];
  mine: boolean;
  /** The ways to buy it now; none if it cannot be bought. */
  offers: Offer[];
  /** Free tracks that it would open by itself. */
  tracks: readonly number[];
  /** Letters of one's open tickets that lack it: those it opens alone, and all that need it. */
  opens: string[];
  neededFor: string[];
  /** What it costs in other cards, where no locomotive is at hand; 0 where that is no way to pay. */
  inCards: number;
  /** Locomotives at hand for it, and other cards for the rest. */
  locomotives: number;
  others: number;
}

const payable = (offer: Offer): number => offer.payment?.substitutes ?? 0;

export function shelfOf(table: Table, facts: MapFacts, view: SeatView): ShelfItem[] {
  const cards = technologiesOf(facts);
  const buys = table.of("buy");
  const rate = table.seat < 0 ? 0 : (chosenCards(facts)?.rate(view) ?? 0);
  const open = table.held.filter(({ state }) => !state.done && state.possible);
  const items = supplyOf(view).map(({ price, left, owners }, number): ShelfItem => {
    const card = cards[number]!;
    const offers = buys
      .filter((offer) => offer.ids?.["technology"] === number)
      .sort((a, b) => payable(a) - payable(b));
    const needing = open.filter(({ state }) => state.needs?.includes(card.name));
    const locomotives = Math.min(price, view.hand[LOCOMOTIVE] ?? 0);
    return {
      number,
      card,
      price,
      left,
      owners,
      mine: owners.includes(table.seat),
      offers,
      tracks: table.position?.opens?.[number] ?? [],
      opens: needing.filter(({ state }) => state.needs?.length === 1).map(({ letter }) => letter),
      neededFor: needing.map(({ letter }) => letter),
      inCards: rate * price,
      locomotives,
      others: rate * (price - locomotives),
    };
  });
  return items.sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

/** Useful ones first, then the others, then one's own, then what is gone. */
function rank({ mine, left, neededFor }: ShelfItem): number {
  if (mine) return 2;
  if (!left) return 3;
  return neededFor.length ? 0 : 1;
}
