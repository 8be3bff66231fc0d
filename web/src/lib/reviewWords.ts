/** The words of reviews and of reasons, which come with what shows them. */
import { cardName, offerArgs, tellOffer, ticketName, trackName } from "./telling";
import { spoken } from "./spoken.svelte";
import { has, list, need, t, type Arg } from "./words";
import type { Choice, Fact, MapFacts } from "../protocol";

await need("review");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A fact as a sentence; names are by seat, and who sits on the seat of `you` is told so. */
export function tellFact(fact: Fact, facts: MapFacts, names: readonly string[], you = -1): string {
  const args: Record<string, Arg> = { ...fact.numbers };
  const lists: [string, Arg[]][] = [
    ["tickets", (fact.tickets ?? []).map((ticket) => ticketName(ticket, facts))],
    ["tracks", (fact.tracks ?? []).map((track) => trackName(track, facts))],
    ["cards", (fact.cards ?? []).map((card) => cardName(card, facts))],
    ["seats", (fact.seats ?? []).map((seat) => names[seat] ?? "")],
  ];
  for (const [name, parts] of lists) if (parts.length) args[name] = parts;
  const own = `reason-${fact.id}-you`;
  const isOwn = fact.seats?.length === 1 && fact.seats[0] === you && has(own);
  return capital(t(isOwn ? own : `reason-${fact.id}`, args));
}

/** The track a move is about, or -1. */
export const trackOf = (choice: Choice | undefined): number => choice?.ids?.["track"] ?? -1;

/** A move in words; of a secret one, its kind alone. */
export function tellMove(choice: Choice, facts: MapFacts): string {
  if (choice.kind === "take") return t("move-take", { card: cardName(choice.ids?.["card"] ?? -1, facts) });
  if (choice.kind === "keep" && !choice.tickets?.length) return t("move-keep-some");
  const args = offerArgs(choice, facts);
  if (choice.kind === "claim") return t("move-claim-for", { track: args["track"] ?? "", cards: args["payment"] ?? "" });
  // Offers may be told in another way than moves that were made: as a request, say.
  const id = `move-${choice.kind}`;
  return has(id) ? t(id, args) : tellOffer(choice, facts);
}

/** Hundredths of a point that would be written as none. */
const SAME = 5;

/** The next best moves with what they cost; empty if there are none. */
export function tellAlternatives(others: readonly Choice[] | undefined, facts: MapFacts): string {
  const moves = (others ?? []).map((other) => {
    const [move, cost] = [tellMove(other, facts), Math.max(0, other.points ?? 0)];
    if (cost < SAME) return t("review-alternative-equal", { move });
    return t("review-alternative", { move, points: points(cost) });
  });
  return moves.length ? t("review-alternatives", { moves: list(moves) }) : "";
}

/** A number with so many digits, as the reader's language writes it. */
const written = (value: number, digits: number): string =>
  new Intl.NumberFormat(spoken.language.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace("-", "−");

/** Hundredths of a point, with one digit. */
export const points = (hundredths: number): string => written(hundredths / 100, 1);

/** Millionths in per cent; small ones with a digit more. */
export function percent(millionths: number, signed = false): string {
  const value = millionths / 10_000;
  const text = written(Math.abs(value), Math.abs(value) < 1.95 && value !== 0 ? 1 : 0);
  return `${value < 0 ? "−" : signed && value > 0 ? "+" : ""}${text}`;
}
