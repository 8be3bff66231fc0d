/** The words of reviews and of reasons, which come with what shows them. */
import { cardCount, cardName, ticketName, trackName } from "./telling";
import { spoken } from "./spoken.svelte";
import { need, t, type Arg } from "./words";
import type { Choice, Fact, MapFacts } from "../protocol";

await need("review");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A fact as a sentence; names are by seat. */
export function tellFact(fact: Fact, facts: MapFacts, names: readonly string[]): string {
  const args: Record<string, Arg> = { ...fact.numbers };
  const lists: [string, Arg[]][] = [
    ["tickets", (fact.tickets ?? []).map((ticket) => ticketName(ticket, facts))],
    ["tracks", (fact.tracks ?? []).map((track) => trackName(track, facts))],
    ["cards", (fact.cards ?? []).map((card) => cardName(card, facts))],
    ["seats", (fact.seats ?? []).map((seat) => names[seat] ?? "")],
  ];
  for (const [name, parts] of lists) if (parts.length) args[name] = parts;
  return capital(t(`reason-${fact.id}`, args));
}

const KINDS = new Set(["draw", "tickets", "pass"]);

/** A move in words; of a secret one, its kind alone. */
export function tellMove(choice: Choice, facts: MapFacts): string {
  if (choice.kind === "take") return t("move-take", { card: cardName(choice.card ?? -1, facts) });
  if (choice.kind === "keep") {
    const tickets = (choice.tickets ?? []).map((ticket) => ticketName(ticket, facts));
    return tickets.length ? t("move-keep", { tickets }) : t("move-keep-some");
  }
  if (choice.kind === "claim") {
    const track = trackName(choice.track ?? -1, facts);
    const paid = (choice.payment ?? []).map(([card, count]) => cardCount(card ?? -1, count ?? 0, facts));
    return paid.length ? t("move-claim-for", { track, cards: paid }) : t("move-claim", { track });
  }
  return KINDS.has(choice.kind) ? t(`move-${choice.kind}`) : t("move-other", { text: choice.text });
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
  const text = written(Math.abs(value), Math.abs(value) < 2 && value !== 0 ? 1 : 0);
  return `${value < 0 ? "−" : signed && value > 0 ? "+" : ""}${text}`;
}
