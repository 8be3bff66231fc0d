/** All mechanics that bring something to the client: each is a folder with an `index.ts`. */
import type { Sound } from "../lib/sound";
import { dashed } from "../lib/telling";
import { has, t } from "../lib/words";
import type { MapFacts, SeatView } from "../protocol";
import type { ChosenCards, ClientMechanic, Column, MechanicLesson, Shown, TableState } from "./types";

/** One of them; each has a state of its own kind. */
type AnyMechanic = ClientMechanic<any>;

const modules = import.meta.glob<AnyMechanic>("./*/index.ts", { eager: true, import: "default" });
const registered = new Map(
  Object.entries(modules).map(([path, mechanic]) => [path.split("/")[1] ?? "", mechanic]),
);
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

/** What the mechanics keep for a new table, by their names. */
export function newStates(): Map<string, TableState> {
  const states = new Map<string, TableState>();
  for (const [name, mechanic] of registered) {
    const state: TableState | undefined = mechanic.state?.();
    if (state) states.set(name, state);
  }
  return states;
}

/** The seat whose piece stands at each place. */
export function piecesAt(view: SeatView | null): Record<string, number> {
  const shown = Object.entries(view?.mechanics ?? {});
  return Object.assign({}, ...shown.map(([name, each]) => mechanicOf(name).pieces?.(each)));
}

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

/** How the player chooses cards that a payment leaves open, on maps where some do. */
export const chosenCards = (facts: MapFacts): ChosenCards | null =>
  mechanicsOf(facts)
    .map(([, mechanic]) => mechanic.chosenCards)
    .find(Boolean) ?? null;
