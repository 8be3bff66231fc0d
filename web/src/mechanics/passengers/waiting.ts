/** The passengers as the map has them and as a view shows them. */
import type { MapFacts, SeatView } from "../../protocol";
import type { Shown } from "../types";

export const coloursOf = (facts: MapFacts): string[] =>
  (facts.mechanics["passengers"]?.["colours"] ?? []) as string[];

export const pointsOf = (facts: MapFacts): number[] =>
  (facts.mechanics["passengers"]?.["points"] ?? []) as number[];

/** What translates a colour. */
export const colourWord = (colour: string): string => `name-${colour}-passenger`;

/** The colours that wait at each place, one entry for each passenger. */
export function waitingAt(shown: Shown, facts: MapFacts): Record<string, string[]> {
  const waiting = (shown["waiting"] ?? {}) as Record<string, number[]>;
  const stops = (shown["stop_of"] ?? []) as number[];
  const colours = coloursOf(facts);
  const crowds: Record<string, string[]> = {};
  stops.forEach((stop, place) => {
    const counts = waiting[String(stop)] ?? [];
    crowds[place] = colours.flatMap((colour, n) => Array<string>(counts[n] ?? 0).fill(colour));
  });
  return crowds;
}

/** The place where a passenger is to be chosen; -1 if none is. */
export const placeAsked = (view: SeatView): number => Number(view.mechanics["passengers"]?.["place"] ?? -1);
