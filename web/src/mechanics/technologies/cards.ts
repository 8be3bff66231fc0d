/** The technologies of a map: those of every game, then those its variant adds. */
import type { Rule } from "../../lib/rules";
import { either, has, list, t } from "../../lib/words";
import type { MapFacts } from "../../protocol";

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
      args: { home: list(home ?? []), "free-length": free_length ?? 0 },
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
  const lengths = either((card.lengths ?? []).map(String));
  const regions = either(card.regions ?? []);
  const text = t(id, { number: card.number ?? 0, regions, lengths });
  return card.until_shuffle ? `${text} ${t("tech-until-shuffle")}` : text;
}
