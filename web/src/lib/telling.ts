/** Events, payments and tracks in words, from message ids and the facts of the map. */
import type { EventMessage, MapFacts, Offer, Payment, RoomFacts, SheetLine } from "../protocol";
import { botLevel } from "./bots";
import { cardSign } from "./logLines";
import { has, asText, named, nameId, t, translated, type Arg, type Args, type Phrase } from "./words";

export const LOCOMOTIVE = 8;
export const GRAY = 8;
const COUNTRY = "country";
const JUNCTION = "junction";

/** A name of the engine as a part of a message's id. */
export const dashed = (name: string): string => name.replaceAll(/[ _]/g, "-");

/** The name of a card, for a message. */
export const cardName = (card: number, facts: MapFacts): Arg => {
  const id = `card-${facts.cards[card]}`;
  return has(id) ? { id } : (facts.cards[card] ?? "?");
};

/** Cards with their number, for a message. */
export const cardCount = (card: number, count: number, facts: MapFacts): Phrase =>
  card === LOCOMOTIVE
    ? { id: "locomotives-of", args: { count } }
    : { id: "cards-of", args: { count, card: cardName(card, facts) } };

/** A payment such as "2 red and 1 locomotive", for a message. */
export function paymentOf(payment: Payment, facts: MapFacts): Arg {
  const parts: Phrase[] = [];
  if (payment.cards) parts.push(cardCount(payment.card ?? LOCOMOTIVE, payment.cards, facts));
  if (payment.locomotives) parts.push(cardCount(LOCOMOTIVE, payment.locomotives, facts));
  if (payment.substitutes) parts.push(substitutes(payment.substitutes, payment.each ?? 0));
  if (payment.saved) parts.push({ id: "payment-saved", args: { count: payment.saved } });
  return parts.length ? parts : { id: "nothing-to-pay" };
}

export const tellPayment = (payment: Payment, facts: MapFacts): string => asText(paymentOf(payment, facts));

/** Other cards in a payment: as locomotives, or so many each for a space. */
const substitutes = (made: number, each: number): Phrase =>
  each
    ? { id: "payment-sets", args: { count: made * each, spaces: made } }
    : { id: "payment-substitutes", args: { count: made } };

/** A track by its two ends; the colours of parallel ones are told where they matter. */
export const trackName = (track: number, facts: MapFacts): string => {
  const ends = facts.tracks[track];
  return ends ? `${placeName(ends.a, facts)}–${placeName(ends.b, facts)}` : "";
};

/** A place; the several crossings to one country share its name, which is translated.
 * A junction has no name: the word for it is translated, and its number follows. */
export const placeOf = (place: number, facts: MapFacts): Arg => {
  const { name = "", label = "", kind = "" } = facts.places[place] ?? {};
  if (kind === JUNCTION) return name.replace(/^.*[^ \d]/, translated);
  return kind === COUNTRY ? named(label || name) : name;
};

export const placeName = (place: number, facts: MapFacts): string => asText(placeOf(place, facts));

/** A ticket by its ends; those that are countries are translated. */
export function ticketName(ticket: number, facts: MapFacts): string {
  const { text = "", legs = [] } = facts.tickets[ticket] ?? {};
  const ends = legs.flatMap((leg) => [leg.starts, leg.ends]);
  const first = legs[0];
  if (!first || !ends.some(([place]) => facts.places[place!]?.kind === COUNTRY)) return text;
  const end = (places: readonly number[]): string => placeName(places[0]!, facts);
  const goals = legs.map((leg) => (legs.length > 1 ? `${end(leg.ends)} ${leg.points}` : end(leg.ends)));
  return `${end(first.starts)}–${goals.join("/")}`;
}

/** The numbers of an action or event, those of things as names. */
function thingsIn(
  numbers: Readonly<Record<string, number | string>>,
  facts: MapFacts,
): Record<string, Arg> {
  const args: Record<string, Arg> = {};
  for (const [what, value] of Object.entries(numbers)) {
    args[what] = typeof value === "number" ? nameOf(what, value, facts) : value;
  }
  return args;
}

function nameOf(what: string, number: number, facts: MapFacts): Arg {
  switch (what) {
    case "card":
      return cardName(number, facts);
    case "track":
      return trackName(number, facts);
    case "place":
      return placeOf(number, facts);
    case "ticket":
      return ticketName(number, facts);
    case "slot":
      return number + 1;
    default:
      return thingOf(facts.names[what]?.[number]) ?? number;
  }
}

const thingOf = (name: string | undefined): Arg | undefined => (name === undefined ? name : named(name));

/** What the words of an action are about. */
export function offerArgs(offer: Offer, facts: MapFacts): Args {
  const args: Record<string, Arg> = { ...thingsIn(offer.ids ?? {}, facts), ...offer.counts };
  if (offer.tickets) args["tickets"] = offer.tickets.map((ticket) => ticketName(ticket, facts));
  if (offer.payment) args["payment"] = paymentOf(offer.payment, facts);
  return args;
}

/** An action in words, such as "claim Essen–Berlin for 2 blue"; else as the notation writes it. */
export function tellOffer(offer: Offer, facts: MapFacts): string {
  const id = `action-${dashed(offer.kind)}`;
  return has(id) ? t(id, offerArgs(offer, facts)) : offer.text;
}

/** What several ways to pay are for: "Claim Essen–Berlin". */
export function tellChoice(offer: Offer, facts: MapFacts): string {
  const id = `choose-${dashed(offer.kind)}`;
  return has(id) ? t(id, offerArgs(offer, facts)) : tellOffer(offer, facts);
}

/** What a track costs: "London–Dover: 2 gray · 2 points". */
export function tellTrack(number: number, facts: MapFacts): string {
  const track = facts.tracks[number];
  if (!track) return "";
  const colour = track.colour === GRAY ? { id: "colour-gray" } : cardName(track.colour, facts);
  let text = t("track-price", { track: trackName(number, facts), length: track.length, colour });
  const special = (track.sign ?? "").replace(/^legend-/, "track-");
  if (has(special)) text += t(special, { count: track.symbols ?? 0, crosses: track.crosses ?? 0 });
  const points = facts.points[String(track.length)];
  if (points !== undefined) text += t("track-points", { points });
  return text;
}

export const seatName = (room: RoomFacts, seat: number): string => {
  const facts = room.seats[seat];
  if (!facts) return t("spectator");
  return facts.name || numbered(seat);
};

/** What somebody is called who gave no name. */
const numbered = (seat: number): string => t("seat-number", { number: seat + 1 });

/** An event as a sentence to a seat; empty if there is nothing to tell. In a log with chips, cards
 * are signs that it draws. */
export function tell(
  event: EventMessage,
  facts: MapFacts,
  room: RoomFacts,
  you = NOBODY,
  chips = false,
): string {
  if (!has(event.id)) return "";
  const given = event.args ?? {};
  const seat = event.seat >= 0 ? seatName(room, event.seat) : "";
  const subject = event.seat >= 0 && event.seat === you ? "you" : "named";
  const args: Record<string, Arg> = { ...thingsIn(given, facts), seat, subject };
  if (given["locomotives"] !== undefined) {
    const paid = given as Payment;
    const shown = paid.cards || paid.locomotives;
    if (!shown) args["payment"] = { id: "other-cards" };
    else args["payment"] = chips ? paymentSigns(paid) : paymentOf(paid, facts);
  } else if (chips && typeof given["card"] === "number") args["card"] = cardSign(given["card"], 1);
  if (typeof given["whom"] === "number") args["whom"] = seatName(room, given["whom"]);
  for (const each of ["bot", "by"]) {
    const bot = given[each];
    if (typeof bot === "string") args[each] = botLevel(bot);
  }
  if (given["name"] === "?") args["name"] = t("spectator");
  if (given["name"] === "" && event.seat >= 0) args["name"] = numbered(event.seat);
  return t(event.id, args);
}

const NOBODY = -1;

/** A payment as signs of cards, and words for what no card shows. */
function paymentSigns(payment: Payment): string {
  const parts: string[] = [];
  if (payment.cards) parts.push(cardSign(payment.card ?? LOCOMOTIVE, payment.cards));
  if (payment.locomotives) parts.push(cardSign(LOCOMOTIVE, payment.locomotives));
  if (payment.substitutes) parts.push(asText(substitutes(payment.substitutes, payment.each ?? 0)));
  if (payment.saved) parts.push(t("payment-saved", { count: payment.saved }));
  return parts.join(" ");
}

/** A line of the score sheet in words. */
export function tellLine(line: SheetLine, facts: MapFacts): string {
  const id = `line-${dashed(line.name)}`;
  const ticket = line.ticket !== undefined && line.ticket >= 0 ? facts.tickets[line.ticket] : null;
  if (ticket) return ticketName(line.ticket!, facts);
  if (has(id)) return t(id);
  const words = line.name.replaceAll("_", " ");
  if (has(nameId(words))) return t(nameId(words));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
