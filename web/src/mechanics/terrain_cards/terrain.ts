/** The terrain cards as the map has them and as a view shows them. */
import type { Offer, MapFacts, SeatView } from "../../protocol";
import { GRAY } from "../../lib/telling";

export interface TerrainRules {
  /** The colours of the tracks of each type, by its name. */
  types: Record<string, string[]>;
  /** How many cards double a track, by its length. */
  price: Record<string, number>;
  factor: number;
}

export interface TerrainShown {
  /** The types that lie face up; -1 for a gap. */
  face_up: number[];
  deck: number;
  /** By seat and type. */
  held: number[][];
  count: number[];
  /** The track that may be doubled now, or -1. */
  track: number;
}

const NOTHING: TerrainShown = { face_up: [], deck: 0, held: [], count: [], track: -1 };

export function rulesOf(facts: MapFacts): TerrainRules {
  const { types = {}, price = {}, factor = 1 } = facts.mechanics["terrain_cards"] ?? {};
  return { types, price, factor } as TerrainRules;
}

/** The names of the types, by their numbers. */
export const typesOf = (facts: MapFacts): string[] => Object.keys(rulesOf(facts).types);

export const shownIn = (view: SeatView): TerrainShown => ({ ...NOTHING, ...view.mechanics["terrain_cards"] });

/** How many cards double a track; lengths that follow each other are told together: "1–3: 1 · 4–6: 2". */
export function priceInWords(facts: MapFacts): string {
  const runs: { from: number; to: number; cards: number }[] = [];
  for (const [length, cards] of Object.entries(rulesOf(facts).price)) {
    const run = runs.at(-1);
    if (run?.cards === cards && run.to === Number(length) - 1) run.to += 1;
    else runs.push({ from: Number(length), to: Number(length), cards });
  }
  return runs.map(({ from, to, cards }) => `${from < to ? `${from}–${to}` : from}: ${cards}`).join(" · ");
}

/** The pick of a type that lies face up. */
export const pickOf = (offers: readonly Offer[], type: number): Offer | undefined =>
  offers.find(({ ids }) => ids?.["terrain"] === type);

/** The type of a track: that of its colour. */
export function typeOfTrack(facts: MapFacts, track: number): string {
  const colour = facts.tracks[track]?.colour ?? GRAY;
  const name = colour === GRAY ? "gray" : (facts.cards[colour] ?? "");
  return Object.entries(rulesOf(facts).types).find(([, colours]) => colours.includes(name))?.[0] ?? "";
}

/** What doubling a track scores in all. */
export const pointsOf = (facts: MapFacts, track: number): number =>
  (facts.points[String(facts.tracks[track]?.length ?? 0)] ?? 0) * rulesOf(facts).factor;
