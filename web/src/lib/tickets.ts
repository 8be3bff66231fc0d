/** The viewer's tickets as they are shown: lettered, with their ways and their cities. */
import type { MapFacts, News, SeatView, TicketState } from "../protocol";
import type { Pin } from "./pins";
import { placeName, ticketName } from "./telling";

export interface HeldTicket {
  ticket: number;
  /** The letter it goes by on the board and in lists. */
  letter: string;
  state: TicketState;
  /** What it scores when it is done; the range, where it has several ends. */
  least: number;
  most: number;
  name: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letterOf = (n: number): string => LETTERS[n] ?? String(n + 1);

/** Tickets in the order in which they were kept, so that no letter changes during a game. */
function inOrder(tickets: readonly number[], news: readonly News[], seat: number): number[] {
  const kept = news.flatMap(({ events }) =>
    events
      .filter((event) => event.id === "kept-ticket" && event.seat === seat)
      .map((event) => Number(event.args?.["ticket"])),
  );
  const rank = (ticket: number): number => {
    const at = kept.indexOf(ticket);
    return at < 0 ? kept.length : at;
  };
  return [...tickets].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** The tickets a seat holds, then those it is offered, lettered one after the other. */
export function heldTickets(
  facts: MapFacts,
  view: SeatView,
  states: ReadonlyMap<number, TicketState>,
  news: readonly News[],
): { held: HeldTicket[]; offered: HeldTicket[] } {
  const shown = (tickets: readonly number[], from: number): HeldTicket[] =>
    tickets.flatMap((ticket, n) => {
      const state = states.get(ticket);
      const facts_ = facts.tickets[ticket];
      if (!state || !facts_) return [];
      const points = facts_.legs.map((leg) => leg.points);
      return [
        {
          ticket,
          letter: letterOf(from + n),
          state,
          least: Math.min(...points),
          most: Math.max(...points),
          name: ticketName(ticket, facts),
        },
      ];
    });
  const kept = inOrder(view.tickets, news, view.seat);
  return { held: shown(kept, 0), offered: shown(view.offers, kept.length) };
}

/** The places a ticket names. */
export const placesOf = (ticket: number, facts: MapFacts): number[] => [
  ...new Set((facts.tickets[ticket]?.legs ?? []).flatMap((leg) => [...leg.starts, ...leg.ends])),
];

/** The tracks that open tickets still lack, with the letters of those tickets. */
export function tracksOnTheWay(tickets: readonly HeldTicket[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { letter, state } of tickets) {
    if (state.done || !state.possible) continue;
    for (const track of state.tracks) found.set(track, [...(found.get(track) ?? []), letter]);
  }
  return found;
}

/** A tag for every place that a ticket names. */
export function pinsOf(tickets: readonly HeldTicket[], facts: MapFacts): Pin[] {
  const pins = new Map<number, Pin>();
  for (const { ticket, letter, state } of tickets) {
    for (const place of placesOf(ticket, facts)) {
      const name = placeName(place, facts);
      const known = pins.get(place) ?? { place, letters: "", done: true, name };
      pins.set(place, {
        ...known,
        letters: known.letters + letter,
        done: known.done && state.done,
      });
    }
  }
  return [...pins.values()];
}
