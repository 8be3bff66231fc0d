/** All mechanics that bring something to the client: each is a folder with an `index.ts`. */
import type { Sound } from "../lib/sound";
import { dashed } from "../lib/telling";
import { has, t } from "../lib/words";
import type { MapFacts, SeatView } from "../protocol";
import type { ChosenCards, ClientMechanic, Column, MechanicLesson, Shown, TableState } from "./types";

/** One of them; each has a state of its own kind. */
type AnyMechanic = ClientMechanic<any>;

/** Those of a map are fetched with the map. */
const modules = import.meta.glob<AnyMechanic>("./*/index.ts", { import: "default" });
const registered = new Map<string, AnyMechanic>();
/** What makes the state that a mechanic keeps for a table, which may hear of events before its map has come. */
const states = import.meta.glob<() => TableState>("./*/state.ts", { eager: true, import: "default" });
const PLAIN: AnyMechanic = {};
/** The lessons are fetched when somebody wants one. */
const lessons = import.meta.glob<MechanicLesson>("./*/lesson.ts", { import: "default" });

export const mechanicOf = (name: string): AnyMechanic => registered.get(name) ?? PLAIN;

/** The mechanics of a map by their names, in the order of its file. */
export const mechanicsOf = (facts: MapFacts): [name: string, mechanic: AnyMechanic][] =>
  Object.keys(facts.mechanics).map((name) => [name, mechanicOf(name)]);

/** The mechanics of a map that have a lesson, by their names. */
export const taughtOn = (facts: MapFacts): string[] =>
  Object.keys(facts.mechanics).filter((name) => `./${name}/lesson.ts` in lessons);

export const lessonOf = (name: string): Promise<MechanicLesson> => lessons[`./${name}/lesson.ts`]!();

/** Fetch the mechanics of a map, by their names; all below asks those that are here. */
export async function loadMechanics(names: readonly string[]): Promise<void> {
  const wanted = names.filter((name) => !registered.has(name) && `./${name}/index.ts` in modules);
  await Promise.all(wanted.map(async (name) => registered.set(name, await modules[`./${name}/index.ts`]!())));
}

/** What the mechanics keep for a new table, by their names. */
export const newStates = (): Map<string, TableState> =>
  new Map(Object.entries(states).map(([path, make]) => [path.split("/")[1] ?? "", make()]));

/** The seat whose piece stands at each place. */
export function piecesAt(view: SeatView | null): Record<string, number> {
  const shown = Object.entries(view?.mechanics ?? {});
  return Object.assign({}, ...shown.map(([name, each]) => mechanicOf(name).pieces?.(each)));
}

/** The tokens that lie at each place, as colours. */
export function tokensAt(view: SeatView | null, facts: MapFacts): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {};
  for (const [name, each] of Object.entries(view?.mechanics ?? {})) {
    for (const [place, colours] of Object.entries(mechanicOf(name).tokens?.(each, facts) ?? {})) {
      all[place] = [...(all[place] ?? []), ...colours];
    }
  }
  return all;
}

/** The kinds of actions that draw tickets. */
export const ticketDraws = (facts: MapFacts | null): string[] => [
  "tickets",
  ...(facts ? mechanicsOf(facts) : []).flatMap(([, mechanic]) => mechanic.ticketDraws?.kind ?? []),
];

/** How many tickets there are to draw. */
export const ticketsLeft = (view: SeatView): number =>
  view.pile_batches.reduce((sum, batch) => sum + batch, 0) +
  Object.entries(view.mechanics).reduce((sum, [name, each]) => sum + (mechanicOf(name).ticketDraws?.left(each) ?? 0), 0);

export const columnsOf = (view: SeatView): Column[] =>
  Object.entries(view.mechanics).flatMap(([name, each]) => {
    const mechanic = registered.get(name);
    return mechanic ? (mechanic.columns?.(each) ?? []) : plainColumns(each, view.trains.length);
  });

/** The columns of a mechanic that has no folder here: what it shows by seat and has a heading for. */
function plainColumns(shown: Shown, seats: number): Column[] {
  return Object.entries(shown).flatMap(([key, values]) => {
    const heading = `column-${dashed(key)}`;
    if (!Array.isArray(values) || values.length !== seats || !has(heading)) return [];
    return [{ title: t(heading), short: t(heading), values: values.map(Number) }];
  });
}

/** The sounds of the mechanics' events. */
export const sounds = (): Record<string, Sound> =>
  Object.assign({}, ...[...registered.values()].map((mechanic) => mechanic.sounds));

/** What building a track would bring the seat of a view at once. */
export const trackPoints = (track: number, facts: MapFacts, view: SeatView): number =>
  mechanicsOf(facts).reduce(
    (points, [, mechanic]) => mechanic.trackPoints?.(track, points, facts, view) ?? points,
    facts.points[String(facts.tracks[track]?.length)] ?? 0,
  );

/** How the player chooses cards that a payment leaves open, on maps where some do. */
export const chosenCards = (facts: MapFacts): ChosenCards | null =>
  mechanicsOf(facts)
    .map(([, mechanic]) => mechanic.chosenCards)
    .find(Boolean) ?? null;
