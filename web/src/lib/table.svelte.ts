/** A table as one screen sees it: the seat in view, what it may do, and what it is pointing at. */
import { chosenCards, newStates, ticketDraws } from "../mechanics";
import type {
  Closed,
  EventMessage,
  MapFacts,
  Offer,
  Position,
  RoomFacts,
  TicketState,
  Update,
} from "../protocol";
import { inWords } from "./api";
import { screen, type Arrangement } from "./arrangement.svelte";
import type { BoardFile } from "./board";
import { Connection } from "./connection.svelte";
import { shapeOf, type Shape } from "./fitting";
import { Flights } from "./flights.svelte";
import { invitationsOf } from "./invitations";
import { tokensOf } from "./memory";
import { moves, wantsConfirm } from "./settings.svelte";
import { play, playEvent } from "./sound";
import { LOCOMOTIVE, seatName, tell } from "./telling";
import { heldTickets, pinsOf, tracksOnTheWay, type HeldTicket } from "./tickets";
import { t } from "./words";

export const SPECTATOR = -1;

/** Several ways to do one thing, for a person to choose from. */
export interface OfferChoice {
  /** In the language of when it is shown. */
  title: () => string;
  offers: Offer[];
  /** Whether the keyboard asked. */
  keyed: boolean;
  /** What there is to know before one chooses. */
  note?: () => string;
}

const byLocomotives = (a: Offer, b: Offer): number =>
  (a.payment?.locomotives ?? 0) - (b.payment?.locomotives ?? 0) ||
  (a.payment?.substitutes ?? 0) - (b.payment?.substitutes ?? 0) ||
  (a.payment?.cards ?? 0) - (b.payment?.cards ?? 0) ||
  a.action - b.action;

export class Table {
  readonly line: Connection;
  /** Whether a move is only chosen here, not played. */
  readonly practice: boolean;
  /** What the mechanics keep for this table, by their names. */
  readonly states = newStates();
  facts = $state.raw<MapFacts | null>(null);
  board = $state.raw<BoardFile | null>(null);

  /** The seat whose hand is on the screen. */
  seat = $state(SPECTATOR);
  /** The seat that is to look next, while a curtain hides all hands. */
  curtain = $state<number | null>(null);
  /** What one is asked about, and what one is choosing the cards for. */
  question = $state.raw<OfferChoice | null>(null);
  paying = $state.raw<OfferChoice | null>(null);
  /** Whether the next place picked on the board is where something is built. */
  placing = $state(false);
  /** How many chat messages have come since the log was last in sight. */
  unread = $state(0);
  /** Says what was refused or advised, in the language that is spoken by then. */
  private telling = $state.raw<(() => string) | null>(null);
  readonly trouble = $derived(this.telling?.() ?? "");
  said = $state("");
  /** Whether an answer of the server is awaited. */
  private waiting = $state(false);
  /** Whether cards chosen for a payment are on their way, one after the other. */
  sendingCards = $state(false);
  busy = $derived(this.waiting || this.sendingCards);

  pointed = $state<number | null>(null);
  filter = $state<number | null>(null);
  shownTicket = $state<number | null>(null);
  /** Tickets on offer that one has picked, not yet kept: they outlast another arrangement. */
  picked = $state.raw<readonly number[]>([]);
  /** What one is about to say. */
  draft = $state("");
  lit = $state.raw<readonly number[]>([]);
  /** Places pointed at in a panel. */
  spotted = $state.raw<readonly number[]>([]);
  /** What a strong bot would do, if it was asked. */
  advised = $state.raw<Offer | null>(null);
  /** How often the row has been swept while one was looking. */
  swept = $state(0);
  /** Tickets completed a moment ago, until that has been shown. */
  finished = $state.raw<readonly HeldTicket[]>([]);
  readonly flights = new Flights();
  /** One's tickets that were done when one last heard, by seat. */
  private doneBefore = new Map<number, ReadonlySet<number>>();
  /** Tracks claimed while one was looking, so that their wagons land one by one. */
  landed = $state.raw<ReadonlySet<number>>(new Set());

  room = $derived.by((): RoomFacts | null => this.line.facts);
  position = $derived.by((): Position | null => this.line.positions[this.seat] ?? null);
  view = $derived(this.position?.view ?? null);
  /** How many friends, whose links are here, have not come to their seats. */
  missing = $derived.by((): number => {
    const seats = this.over ? null : this.line.presence?.seats;
    return seats ? invitationsOf(this.id).filter((each) => !seats[each.seat]).length : 0;
  });
  over = $derived(this.room?.status === "over");
  /** The bot that plays for the seat at the screen; empty if none does. */
  played = $derived(this.over ? "" : (this.room?.seats[this.seat]?.played_by ?? ""));
  offers = $derived.by((): Offer[] => (this.curtain === null ? (this.position?.actions ?? []) : []));
  acting = $derived(this.offers.length > 0);
  claims = $derived.by(() => byId("track", this.of("claim")));
  /** What can be done at places, by place. */
  atPlaces = $derived.by(() => byId("place", this.offers));
  claimable = $derived.by((): ReadonlySet<number> => this.matching());
  closed = $derived.by(
    (): Map<number, Closed> => new Map((this.position?.closed ?? []).map((c) => [c.track, c])),
  );
  tickets = $derived.by(
    (): Map<number, TicketState> =>
      new Map((this.position?.tickets ?? []).map((each) => [each.ticket, each])),
  );

  shape = $derived.by((): Shape => (this.board ? shapeOf(this.board) : "wide"));
  arrangement = $derived.by((): Arrangement => screen.arrangement(this.shape));
  private lettered = $derived.by(() =>
    this.facts && this.view
      ? heldTickets(this.facts, this.view, this.tickets, this.line.news[this.seat] ?? [])
      : { held: [], offered: [] },
  );
  /** One's tickets, and those one is choosing from, by their letters. */
  held = $derived.by(() => this.lettered.held);
  offered = $derived.by(() => this.lettered.offered);
  /** Tracks that one's open tickets still lack. */
  onTheWay = $derived.by(() => tracksOnTheWay(this.held));
  pins = $derived.by(() => (this.facts ? pinsOf([...this.held, ...this.offered], this.facts) : []));

  /** A table for practice has a line of its own, and nobody else sits there. */
  constructor(
    readonly id: string,
    practice?: (heard: (update: Update, live: boolean) => void) => Connection,
  ) {
    const heard = (update: Update, live: boolean): void => this.hear(update, live);
    this.practice = practice !== undefined;
    this.line = practice?.(heard) ?? new Connection(id, () => tokensOf(id), heard);
  }

  close(): void {
    this.line.close();
  }

  of(...kinds: string[]): Offer[] {
    return this.offers.filter((offer) => kinds.includes(offer.kind));
  }

  /** The ways to claim a track now, cheapest in locomotives first. */
  waysTo(track: number): Offer[] {
    return this.claims.get(track) ?? [];
  }

  /** Do one of these: at once if there is one way and no confirmation is wanted, else ask.
   * What the keyboard chose is always asked about: Enter never spends cards unasked. */
  choose(title: () => string, offers: Offer[], touched = false, keyed = false, note?: () => string): void {
    this.cancel();
    const [first] = offers;
    if (!first) return;
    const choice: OfferChoice = { title, offers: [...offers].sort(byLocomotives), keyed, ...(note && { note }) };
    const onBoard = first.ids?.["track"] !== undefined || first.ids?.["place"] !== undefined;
    const open = this.facts && this.view && first.payment ? chosenCards(this.facts)?.count(this.view, first.payment) : 0;
    if (offers.length === 1 && !open && !keyed && !(first.payment && wantsConfirm(touched))) void this.act(first);
    else if (onBoard) this.question = choice;
    else if (first.payment) this.paying = choice;
    else this.question = choice;
  }

  /** Tickets cannot be given back, so drawing them is asked about unless nothing is. */
  drawTickets(): void {
    const offers = this.view?.phase === "turn" ? this.of(...ticketDraws(this.facts)) : [];
    const [offer] = offers;
    if (!offer) return;
    this.cancel();
    if (offers.length > 1 || wantsConfirm(true)) this.question = { title: () => t("ask-tickets-title"), offers, keyed: true };
    else void this.act(offer);
  }

  /** Leave the proposed cards for a choice of all ways to pay. */
  payOtherwise(choice: OfferChoice): void {
    this.question = null;
    this.paying = choice;
  }

  /** Pay in one of the ways, with the cards chosen where it leaves some open. */
  async pay(offer: Offer, cards: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.sendingCards = cards.length > 0;
    if (await this.act(offer)) await this.sendCards(cards);
    this.sendingCards = false;
  }

  /** Send the cards chosen for a payment; while they are on their way, nobody is asked for them. */
  async sendCards(cards: readonly number[]): Promise<void> {
    if (!cards.length || !this.facts) return;
    this.sendingCards = true;
    if (!(await chosenCards(this.facts)?.send(this, cards))) this.telling = () => t("cards-not-taken");
    this.sendingCards = false;
  }

  /** Play an action; true once it has been carried out and the position after it is here. */
  async act(offer: Offer): Promise<boolean> {
    if (this.waiting) return false;
    this.cancel();
    this.waiting = true;
    const before = this.line.versions[this.seat] ?? 0;
    const seat = this.seat;
    const answer = await this.line.send({ type: "act", seat, expected: before, action: offer.action });
    if (!answer) await this.line.past(seat, before);
    this.waiting = false;
    if (answer?.type === "refused") this.telling = () => inWords(answer);
    return answer === null;
  }

  async undo(): Promise<void> {
    this.cancel();
    const answer = await this.line.send({
      type: "undo",
      seat: this.seat,
      expected: this.line.versions[this.seat] ?? 0,
    });
    if (answer?.type === "refused") this.telling = () => inWords(answer);
  }

  /** Ask what a strong bot would do, and show it. */
  async hint(): Promise<void> {
    this.waiting = true;
    const answer = await this.line.send({ type: "hint", seat: this.seat });
    this.waiting = false;
    if (answer?.type === "refused") this.telling = () => inWords(answer);
    if (answer?.type !== "hinted" || !this.facts) return;
    const offer = this.offers.find((each) => each.action === answer.action);
    // Asked again, it shows the plan as well.
    const shown = offer?.kind === "claim" || (offer && this.advised?.action === offer.action);
    this.advised = offer ?? null;
    const built = offer?.kind === "claim" ? offer.ids?.["track"] : undefined;
    const plan = [...(answer.tracks ?? []), ...(built === undefined ? [] : [built])];
    this.lit = shown ? [...new Set(plan)] : [];
    const { tellHint } = await import("./hintWords");
    const { facts, room, offers, seat } = this;
    this.telling = () => tellHint(answer, { facts, room, offers, seat }, Boolean(shown));
  }

  /** Let a bot play for the seat at the screen, or take the seat back from it. */
  handOver(): void {
    void this.line.send({ type: this.played ? "take-back" : "leave", seat: this.seat });
  }

  cancel(): void {
    this.advised = null;
    this.filter = null;
    this.pointed = null;
    this.question = null;
    this.paying = null;
    this.placing = false;
    this.telling = null;
    this.lit = [];
  }

  /** Lift the curtain for the seat that is next. */
  lift(): void {
    if (this.curtain === null) return;
    this.clearPrivate();
    this.seat = this.curtain;
    this.curtain = null;
  }

  /** Leave nothing on the screen that only the seat before may know. */
  private clearPrivate(): void {
    this.cancel();
    this.said = "";
    for (const state of this.states.values()) state.forget();
    this.shownTicket = null;
    this.picked = [];
    this.draft = "";
    this.spotted = [];
    this.finished = [];
  }

  private matching(): Set<number> {
    const card = this.filter;
    const fits = (offer: Offer): boolean =>
      card === null ||
      (offer.payment?.cards ? offer.payment.card === card : false) ||
      (card === LOCOMOTIVE && Boolean(offer.payment?.locomotives));
    return new Set([...this.claims].filter(([, ways]) => ways.some(fits)).map(([track]) => track));
  }

  private hear(update: Update, live: boolean): void {
    this.sit();
    if (update.seat !== this.seat || this.curtain !== null) return;
    if (!this.of("keep").length) this.picked = [];
    const room = update.room;
    const events = update.news.flatMap((news) => news.events);
    for (const state of this.states.values()) state.hear(update, live);
    this.celebrate(live);
    if (!live) return;
    if (this.facts) this.flights.hear(events, this.seat, this.facts);
    const claimed = events.filter((event) => event.id === "claimed");
    if (claimed.length && moves()) {
      this.landed = new Set(claimed.map((event) => Number(event.args?.["track"])));
    }
    if (this.facts) {
      const facts = this.facts;
      const told = events.filter((event) => !this.withholds(event));
      this.said = told.map((event) => tell(event, facts, room, this.seat)).join(". ");
    }
    if (events.some((event) => event.id === "row-swept")) this.swept += 1;
    this.unread += events.filter((event) => event.id === "said" && event.seat !== this.seat).length;
    for (const event of events) playEvent(event.id);
    if (update.position?.actions.length) play("turn");
  }

  /** Notice tickets that have been completed since one last heard. */
  private celebrate(live: boolean): void {
    const done = this.held.filter(({ state }) => state.done);
    const before = this.doneBefore.get(this.seat);
    this.doneBefore.set(this.seat, new Set(done.map(({ ticket }) => ticket)));
    if (!live || !before || this.over) return;
    const fresh = done.filter(({ ticket }) => !before.has(ticket));
    if (!fresh.length) return;
    this.finished = [...this.finished, ...fresh];
    play("done");
  }

  /** Sit down where one is to act; between people at one screen, the curtain falls first. */
  private sit(): void {
    const held = this.line.seats;
    if (!held.length) {
      this.seat = SPECTATOR;
      return;
    }
    const waiting = (seat: number): boolean =>
      Boolean(this.line.positions[seat]?.actions.length);
    if (!held.includes(this.seat)) {
      const first = held.find(waiting) ?? held[0] ?? SPECTATOR;
      this.clearPrivate();
      if (held.length > 1 && this.room?.status === "playing") this.curtain = first;
      this.seat = first;
      return;
    }
    if (this.curtain !== null && !waiting(this.curtain) && this.room?.status !== "waiting") {
      this.curtain = null;
    }
    const next = held.find(waiting);
    if (next !== undefined && !waiting(this.seat) && next !== this.seat) {
      this.clearPrivate();
      this.curtain = next;
    }
    if (this.room?.status === "over") this.curtain = null;
  }

  /** A seat by name. */
  name(seat: number): string {
    return this.room ? seatName(this.room, seat) : "";
  }

  /** A seat as it is shown at the table: one's own is "You", unless several people share a screen. */
  shownName(seat: number): string {
    return seat === this.seat && this.line.seats.length === 1 ? t("you-seat") : this.name(seat);
  }

  /** What a seat has scored so far, with what mechanics add; its final score once the game is over. */
  points(seat: number): number {
    const final = this.position?.scores?.[seat]?.total;
    if (final !== undefined) return final;
    const added = Object.values(this.view?.mechanics ?? {}).map(({ points }) =>
      Array.isArray(points) ? Number(points[seat] ?? 0) : 0,
    );
    return added.reduce((sum, each) => sum + each, this.view?.points[seat] ?? 0);
  }

  /** The log is in sight: nothing in it is new any more. */
  heardAll(): void {
    this.unread = 0;
  }

  /** Whether an event that has happened is still to be kept from the reader. */
  withholds(event: EventMessage): boolean {
    return [...this.states.values()].some((state) => state.withholds(event));
  }
}

/** Offers by the number of what they are about, cheapest in locomotives first. */
function byId(id: string, offers: readonly Offer[]): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const number = offer.ids?.[id];
    if (number !== undefined) found.set(number, [...(found.get(number) ?? []), offer]);
  }
  for (const ways of found.values()) ways.sort(byLocomotives);
  return found;
}
