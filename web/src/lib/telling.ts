/** Events, payments and tracks in words, from message ids and the facts of the map. */
import type { EventMessage, MapFacts, Offer, Payment, RoomFacts, SheetLine } from "../protocol";
import { cardSign } from "./logLines";
import { has, list, t, type Args } from "./words";

export const LOCOMOTIVE = 8;
export const GRAY = 8;

/** A name of the engine as a part of a message's id. */
export const dashed = (name: string): string => name.replaceAll(/[ _]/g, "-");

export const cardName = (card: number, facts: MapFacts): string => {
  const id = `card-${facts.cards[card]}`;
  return has(id) ? t(id) : (facts.cards[card] ?? "?");
};

export const cardCount = (card: number, count: number, facts: MapFacts): string =>
  card === LOCOMOTIVE
    ? t("locomotives-of", { count })
    : t("cards-of", { count, card: cardName(card, facts) });

/** A payment such as "2 red and 1 locomotive". */
export function tellPayment(payment: Payment, facts: MapFacts): string {
  const parts: string[] = [];
  if (payment.cards) parts.push(cardCount(payment.card ?? LOCOMOTIVE, payment.cards, facts));
  if (payment.locomotives) parts.push(cardCount(LOCOMOTIVE, payment.locomotives, facts));
  if (payment.substitutes) parts.push(tellSubstitutes(payment.substitutes, payment.each ?? 0));
  if (payment.saved) parts.push(t("payment-saved", { count: payment.saved }));
  return parts.length ? list(parts) : t("nothing-to-pay");
}

/** Other cards in a payment: as locomotives, or so many each for a space. */
const tellSubstitutes = (made: number, each: number): string =>
  each
    ? t("payment-sets", { count: made * each, spaces: made })
    : t("payment-substitutes", { count: made });

/** A track by its two ends; the colours of parallel ones are told where they matter. */
export const trackName = (track: number, facts: MapFacts): string => {
  const ends = facts.tracks[track];
  return ends ? `${placeName(ends.a, facts)}–${placeName(ends.b, facts)}` : "";
};

/** A place; the several crossings to one country share its name. */
export const placeName = (place: number, facts: MapFacts): string =>
  (facts.places[place]?.name ?? "").replace(/ \d+$/, "");

/** The numbers of an action or event, those of things as names. */
function named(numbers: Readonly<Record<string, number | string>>, facts: MapFacts): Args {
  const args: Args = {};
  for (const [what, value] of Object.entries(numbers)) {
    args[what] = typeof value === "number" ? nameOf(what, value, facts) : value;
  }
  return args;
}

function nameOf(what: string, number: number, facts: MapFacts): string | number {
  switch (what) {
    case "card":
      return cardName(number, facts);
    case "track":
      return trackName(number, facts);
    case "place":
      return placeName(number, facts);
    case "ticket":
      return facts.tickets[number]?.text ?? "";
    case "slot":
      return number + 1;
    default:
      return facts.names[what]?.[number] ?? number;
  }
}

function offerArgs(offer: Offer, facts: MapFacts): Args {
  const args = named(offer.ids ?? {}, facts);
  if (offer.tickets) {
    args["tickets"] = list(offer.tickets.map((ticket) => facts.tickets[ticket]?.text ?? ""));
  }
  if (offer.payment) args["payment"] = tellPayment(offer.payment, facts);
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
  const colour = track.colour === GRAY ? t("colour-gray") : cardName(track.colour, facts);
  let text = t("track-price", { track: trackName(number, facts), length: track.length, colour });
  const special = (track.sign ?? "").replace(/^legend-/, "track-");
  if (has(special)) text += t(special, { count: track.symbols ?? 0 });
  const points = facts.points[String(track.length)];
  if (points !== undefined) text += t("track-points", { points });
  return text;
}

export const seatName = (room: RoomFacts, seat: number): string => {
  const facts = room.seats[seat];
  if (!facts) return t("spectator");
  return facts.name || t("seat-number", { number: seat + 1 });
};

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
  const args: Args = { ...named(given, facts), seat, subject };
  if (given["locomotives"] !== undefined) {
    const paid = given as Payment;
    const shown = paid.cards || paid.locomotives;
    if (!shown) args["payment"] = t("other-cards");
    else args["payment"] = chips ? paymentSigns(paid) : tellPayment(paid, facts);
  } else if (chips && typeof given["card"] === "number") args["card"] = cardSign(given["card"], 1);
  if (typeof given["whom"] === "number") args["whom"] = seatName(room, given["whom"]);
  if (given["name"] === "?") args["name"] = t("spectator");
  return t(event.id, args);
}

const NOBODY = -1;

/** A payment as signs of cards, and words for what no card shows. */
function paymentSigns(payment: Payment): string {
  const parts: string[] = [];
  if (payment.cards) parts.push(cardSign(payment.card ?? LOCOMOTIVE, payment.cards));
  if (payment.locomotives) parts.push(cardSign(LOCOMOTIVE, payment.locomotives));
  if (payment.substitutes) parts.push(tellSubstitutes(payment.substitutes, payment.each ?? 0));
  if (payment.saved) parts.push(t("payment-saved", { count: payment.saved }));
  return parts.join(" ");
}

/** A line of the score sheet in words. */
export function tellLine(line: SheetLine, facts: MapFacts): string {
  const id = `line-${dashed(line.name)}`;
  const ticket = line.ticket !== undefined && line.ticket >= 0 ? facts.tickets[line.ticket] : null;
  if (ticket) return ticket.text;
  if (has(id)) return t(id);
  const words = line.name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
