/** The technologies of a map: those of every game, then those its variant adds. */
import type { Rule } from "../../lib/rules";
import { has, list, named, t, translated } from "../../lib/words";
import type { Status } from "../../lib/status";
import type { MapFacts, SeatView } from "../../protocol";

export interface Technology {
  name: string;
  copies: number;
  price: number;
  effect: string;
  /** What the effect speaks of: points, or cards. */
  number?: number;
  regions?: string[];
  lengths?: number[];
  until_shuffle?: boolean;
}

/** What the map file says of technologies. */
interface Parameters {
  home?: string[];
  free_length?: number;
  cards?: Technology[];
  extra?: Technology[];
  /** Tracks that need none, each by its two ends. */
  exempt?: string[][];
}

/** What a view tells of one technology. */
export interface InSupply {
  price: number;
  left: number;
  owners: number[];
}

export const supplyOf = (view: SeatView): InSupply[] =>
  (view.mechanics["technologies"]?.["supply"] ?? []) as InSupply[];

const parametersOf = (facts: MapFacts): Parameters => facts.mechanics["technologies"] ?? {};

/** All technologies, by their numbers in actions, events and views. */
export function technologiesOf(facts: MapFacts): Technology[] {
  const { cards, extra } = parametersOf(facts);
  return [...(cards ?? []), ...(extra ?? [])];
}

export function rulesOf(facts: MapFacts): Rule[] {
  const { home, free_length, exempt } = parametersOf(facts);
  const rules: Rule[] = [
    {
      id: "rules-technologies",
      args: { home: (home ?? []).map(named), "free-length": free_length ?? 0 },
    },
  ];
  if (exempt?.length) {
    const tracks = list(exempt.map((ends) => ends.join("–")));
    rules.push({ id: "rules-technologies-exempt", args: { exempt: tracks } });
  }
  return rules;
}

/** What a technology does, in words. */
export function tellEffect(card: Technology): string {
  const id = `tech-${card.effect.replaceAll("_", "-")}`;
  if (!has(id)) return card.effect.replaceAll("_", " ");
  const lengths = card.lengths ?? [];
  const regions = (card.regions ?? []).map(named);
  const text = t(id, { number: card.number ?? 0, regions, lengths });
  return card.until_shuffle ? `${text} ${t("tech-until-shuffle")}` : text;
}

/** The same in a few words. */
export function tellBriefly(card: Technology): string {
  const id = `technology-does-${card.effect.replaceAll("_", "-")}`;
  if (!has(id)) return tellEffect(card);
  const lengths = card.lengths ?? [];
  return t(id, { number: card.number ?? 0, regions: (card.regions ?? []).map(named), lengths });
}

/** The number that the technology with an effect speaks of. */
export const numberOf = (facts: MapFacts, effect: string): number =>
  technologiesOf(facts).find((card) => card.effect === effect)?.number ?? 0;

/** What the seat on turn is in the middle of, by the number the view gives it. */
const UNDER_WAY: Record<number, { effect: string; id: string }> = {
  1: { effect: "right_of_way", id: "technology-status-rival" },
  2: { effect: "two_claims", id: "technology-status-first" },
  3: { effect: "two_claims", id: "technology-status-second" },
};

/** What to say while a technology asks for a track; null while none does. */
export function statusOf(facts: MapFacts, view: SeatView): Status | null {
  const now = UNDER_WAY[Number(view.mechanics["technologies"]?.["under_way"] ?? 0)];
  const card = technologiesOf(facts).find((each) => each.effect === now?.effect);
  return now && card ? { title: translated(card.name), detail: t(now.id) } : null;
}
