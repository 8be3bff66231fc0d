/** What a mechanic may bring to the client. All of it is optional: what is missing is shown by
 * the general components, from the messages and parameters of the mechanic. The picture of its
 * chapter of the rules is `RulesPicture.svelte` in its folder, fetched when the rules are opened. */
import type { Component } from "svelte";

import type { BoardFile } from "../lib/board";
import type { Rule } from "../lib/rules";
import type { Sound } from "../lib/sound";
import type { Status } from "../lib/status";
import type { Table } from "../lib/table.svelte";
import type { Args } from "../lib/words";
import type { IconName } from "../icons";
import type { EventMessage, MapFacts, Offer, Payment, SeatView, Update } from "../protocol";

/** What a view tells of one mechanic. */
export type Shown = Record<string, unknown>;

/** What a component at the table is given. */
export interface AtTable {
  table: Table;
  facts: MapFacts;
  view: SeatView;
}

/** A number that everybody at the table has. */
export interface Column {
  title: string;
  /** A word that fits beside the number. */
  short: string;
  /** By seat. */
  values: readonly number[];
}

/** What a mechanic keeps while a table is open; its overlay shows it. */
export interface TableState {
  /** Hear what has happened; `live` is false for what happened before one came. */
  hear(update: Update, live: boolean): void;
  /** Forget all that only one seat may know: somebody else is to look. */
  forget(): void;
  /** What to tell in place of the usual status; empty if nothing. */
  status(): string;
  /** Whether an event that has happened is still to be kept from the reader. */
  withholds(event: EventMessage): boolean;
  /** Whether the overlay offers an action now. */
  offers(offer: Offer): boolean;
}

/** Cards that a payment leaves to the player to choose. */
export interface ChosenCards {
  /** How many a payment leaves open. */
  count: (view: SeatView, payment: Payment) => number;
  /** How many of them make one locomotive, or fill one space of what is paid for. */
  rate: (view: SeatView, payment?: Payment) => number;
  /** Tell the server, which asks once the payment has been sent; true if all were taken. */
  send: (table: Table, cards: readonly number[]) => Promise<boolean>;
}

/** Cards in a line, signs such as + and = between them; those that matter most may be lit. */
export type CardLine = readonly (string | { card: string; lit?: boolean; off?: boolean })[];

/** A token that is a figure, of nobody's colour. */
export const FIGURE = "figure";

/** A piece of the board, as it is drawn: these tracks are in sight. */
export interface BoardPiece {
  tracks: readonly number[];
  /** Tracks with wagons, by seat; and the seat whose piece stands at each place. */
  owned?: readonly (readonly number[])[];
  pieces?: Readonly<Record<string, number>>;
  /** Tokens at places, as mechanics give them. */
  tokens?: Readonly<Record<string, readonly string[]>>;
}

/** What a page of a lesson shows: cards, a piece of the board, points, or something of its own. */
export type Picture =
  | { cards: CardLine }
  | { board: BoardPiece }
  | { points: readonly number[] }
  | { part: Component<{ facts: MapFacts }> };

/** A page: the message `lesson-<mechanic>-<say>`, and a picture. */
export interface LessonPage {
  say: string;
  args?: Args;
  picture: Picture;
}

/** The lesson of a mechanic: `lesson.ts` in its folder. A few short pages, with the map's numbers:
 * what it is, how it is done, what it costs and what it scores. */
export type MechanicLesson = (facts: MapFacts, board: BoardFile) => LessonPage[];

export interface ClientMechanic<State extends TableState = TableState> {
  /** Beside the board, all the time. */
  panel?: Component<AtTable>;
  /** Whether the panel takes what room there is left, and scrolls inside. */
  fills?: boolean;
  /** On screens that show one part at a time the panel has a tab of its own. */
  tab?: { icon: IconName; word: () => string };
  /** Among what everybody may know of a seat. */
  ofSeat?: Component<{ facts: MapFacts; view: SeatView; seat: number }>;
  chosenCards?: ChosenCards;
  /** Among the decisions, while the mechanic asks for one. */
  decision?: Component<AtTable>;
  /** The kinds of actions that the decision is about; all of them unless said. */
  decides?: readonly string[];
  /** What the rail says while the mechanic has something of its own to say to who is to act. */
  status?: (facts: MapFacts, view: SeatView) => Status | null;
  /** Kinds of actions that panel and decision offer; the general list leaves them out. */
  kinds?: readonly string[];
  /** Above everything; it shows itself when it has something to show. */
  overlay?: Component<AtTable & { state: State }>;
  /** The seat whose piece stands at each place. */
  pieces?: (shown: Shown) => Record<string, number>;
  /** Small tokens that lie at each place: the colour of each of them, or `FIGURE`. */
  tokens?: (shown: Shown, facts: MapFacts) => Record<string, readonly string[]>;
  /** Its own ways to draw tickets: the kind of these actions, and how many tickets there are. */
  ticketDraws?: { kind: string; left: (shown: Shown) => number };
  /** What a track brings the seat of a view, where it is not the points of its length. */
  trackPoints?: (track: number, points: number, facts: MapFacts, view: SeatView) => number;
  columns?: (shown: Shown) => Column[];
  /** The sounds of its events, by their ids. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Whether all tracks of a player must be joined: the usual rules say that they need not. */
  joined?: boolean;
  /** Its chapter of the rules, where `rules-<name>` with the map's parameters is not all of it. */
  rules?: (facts: MapFacts) => Rule[];
  /** Below that chapter, such as a table. */
  help?: Component<{ facts: MapFacts }>;
  /** Whether the chapter takes the whole width of the page. */
  wide?: boolean;
}
