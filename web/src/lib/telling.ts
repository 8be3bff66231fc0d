/** Events, payments and tracks in words, from message ids and the facts of the map. */
import type { Event, MapFacts, Offer, Payment, RoomFacts, SheetLine } from "../protocol";
import { has, list, t, type Args } from "./words";

export const LOCOMOTIVE = 8;
export const GRAY = 8;

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
  if (payment.substitutes) parts.push(t("substitutes", { count: payment.substitutes }));
  if (payment.less) parts.push(t("cards-saved", { count: payment.less }));
  return parts.length ? list(parts) : t("nothing-to-pay");
}

/** A track by its two ends; the colours of parallel ones are told where they matter. */
export const trackName = (track: number, facts: MapFacts): string => {
  const ends = facts.tracks[track];
  return ends ? `${placeName(ends.a, facts)}–${placeName(ends.b, facts)}` : "";
};

/** A place; the several crossings to one country share its name. */
export const placeName = (place: number, facts: MapFacts): string =>
  (facts.places[place]?.name ?? "").replace(/ \d+$/, "");

/** An offer as advice: "claim Essen–Berlin for 2 blue". */
export function tellOffer(offer: Offer, facts: MapFacts): string {
  const id = `do-${offer.kind.replaceAll(" ", "-")}`;
  if (!has(id)) return offer.text;
  const args: Args = { slot: (offer.slot ?? 0) + 1 };
  if (typeof offer.card === "number") args["card"] = cardName(offer.card, facts);
  if (typeof offer.track === "number") args["track"] = trackName(offer.track, facts);
  if (typeof offer.place === "number") args["place"] = placeName(offer.place, facts);
  if (typeof offer.technology === "number") {
    args["technology"] = technologyName(facts, offer.technology);
  }
  if (offer.tickets) {
    args["tickets"] = list(offer.tickets.map((ticket) => facts.tickets[ticket]?.text ?? ""));
  }
  if (offer.payment) args["payment"] = tellPayment(offer.payment, facts);
  return t(id, args);
}

/** What a track costs: "London–Dover: 2 gray, ferry with 1 locomotive". */
export function tellTrack(number: number, facts: MapFacts): string {
  const track = facts.tracks[number];
  if (!track) return "";
  const colour = track.colour === GRAY ? t("colour-gray") : cardName(track.colour, facts);
  let text = t("track-price", { track: trackName(number, facts), length: track.length, colour });
  if (track.locomotives) text += t("track-ferry", { count: track.locomotives });
  if (track.tunnel) text += t("track-tunnel");
  const points = facts.points[String(track.length)];
  if (points !== undefined) text += t("track-points", { points });
  return text;
}

export const seatName = (room: RoomFacts, seat: number): string => {
  const facts = room.seats[seat];
  if (!facts) return t("spectator");
  return facts.name || t("seat-number", { number: seat + 1 });
};

/** The name of a technology by its number on the shelf. */
function technologyName(facts: MapFacts, number: number): string {
  const cards = facts.mechanics["technologies"]?.["cards"] as { name: string }[] | undefined;
  return cards?.[number]?.name ?? String(number + 1);
}

/** An event as a sentence; empty if there is nothing to tell. */
export function tell(event: Event, facts: MapFacts, room: RoomFacts): string {
  if (!has(event.id)) return "";
  const given = event.args ?? {};
  const args: Args = { ...given, seat: event.seat >= 0 ? seatName(room, event.seat) : "" };
  const number = (name: string): number | null =>
    typeof given[name] === "number" ? (given[name] as number) : null;
  const card = number("card");
  const track = number("track");
  const place = number("place");
  const ticket = number("ticket");
  const technology = number("technology");
  const slot = number("slot");
  const whom = number("whom");
  if (given["locomotives"] !== undefined) {
    args["payment"] = tellPayment(given as unknown as Payment, facts);
  }
  if (card !== null) args["card"] = cardName(card, facts);
  if (track !== null) args["track"] = trackName(track, facts);
  if (place !== null) args["place"] = placeName(place, facts);
  if (ticket !== null) args["ticket"] = facts.tickets[ticket]?.text ?? "";
  if (technology !== null) args["technology"] = technologyName(facts, technology);
  if (slot !== null) args["slot"] = slot + 1;
  if (whom !== null) args["whom"] = seatName(room, whom);
  if (given["name"] === "?") args["name"] = t("spectator");
  return t(event.id, args);
}

/** A line of the score sheet in words. */
export function tellLine(line: SheetLine, facts: MapFacts): string {
  const id = `line-${line.name.replaceAll("_", "-")}`;
  const ticket = line.ticket !== undefined && line.ticket >= 0 ? facts.tickets[line.ticket] : null;
  if (ticket) return ticket.text;
  if (has(id)) return t(id);
  const words = line.name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
