/** A map as the studio edits it: what its file says, as plain values that are replaced and never changed. */
import type { Edit, Forms } from "../../protocol";
import { withNameOf } from "./references.ts";

export type Value = string | number | boolean | Value[] | TomlTable;
export interface TomlTable {
  [key: string]: Value;
}
export type Place = TomlTable & { name: string; lat?: number; lon?: number };
export type Track = TomlTable & { a: string; b: string; length: number; colour: string };
export type Leg = TomlTable & { to: string; points: number };
export type Ticket = TomlTable & { from: string; to?: string; points?: number };

export interface MapDocument {
  format: number;
  id: string;
  name: string;
  places: Place[];
  tracks: Track[];
  tickets: TomlTable & { cards?: Ticket[] };
  [key: string]: unknown;
}

/** The points that tracks usually bring, by their length. */
const USUAL_POINTS = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 };

/** A map with nothing on it, and the rules of a small game. */
export function newDocument(name: string, ground: "world" | "island"): MapDocument {
  return {
    format: 1,
    id: "my_map",
    name,
    players: [2, 4],
    trains: 25,
    cards: { each_colour: 12, locomotives: 14 },
    points: { ...USUAL_POINTS },
    groups: { double: { per_player: 1, tracks_by_players: { "2": 1, "3": 1, "4": 2 } } },
    mechanics: {},
    board: { ground },
    places: [],
    tracks: [],
    tickets: {
      first: { deal: 3, keep: 2, rejected: "under" },
      later: { draw: 3, keep: 1, rejected: "under" },
      cards: [],
    },
  };
}

/** What the server read, with what an editor needs besides. */
export function completed(found: Record<string, unknown>, name: string): MapDocument {
  const usual = newDocument(name, "island");
  const document = { ...usual, board: {}, groups: {}, ...found } as MapDocument;
  document.tickets = { ...usual.tickets, ...(document.tickets ?? {}) };
  return document;
}

type Step = string | number;

/** A value with one inside it replaced; `undefined` removes it. */
export function replaced(value: unknown, path: readonly Step[], inside: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return inside(value);
  if (Array.isArray(value)) {
    const next = replaced(value[step as number], rest, inside);
    return next === undefined
      ? value.filter((_, at) => at !== step)
      : Object.assign([...value], { [step]: next });
  }
  const table = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const next = replaced(table[step], rest, inside);
  if (next !== undefined) return { ...table, [step]: next };
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== step));
}

/** A document with an edit done. */
export function edited(document: MapDocument, edit: Edit): MapDocument {
  const path = edit.path as Step[];
  const inside = (old: unknown): unknown => {
    if (edit.do === "remove") return undefined;
    if (edit.do === "add") return [...(Array.isArray(old) ? old : []), edit.value];
    return edit.value;
  };
  return replaced(document, path, inside) as MapDocument;
}

/** What is at a path. */
export function at(document: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<Step, unknown> | undefined)?.[step], document);
}

/** A name that no place has. */
export function freeName(document: MapDocument, name: (number: number) => string): string {
  const taken = new Set(document.places.map((place) => place.name.toLowerCase()));
  for (let number = document.places.length + 1; ; number++) {
    const found = name(number);
    if (!taken.has(found.toLowerCase())) return found;
  }
}

/** A document in which a place has another name, wherever it is named. */
export function renamed(document: MapDocument, forms: Forms, number: number, name: string): MapDocument {
  const old = document.places[number]!.name;
  const inRoute = (route: string): string => route.split("–").map((each) => (each === old ? name : each)).join("–");
  const places = document.places.map((place, at) => (at === number ? { ...place, name } : place));
  const found: MapDocument = withNameOf<MapDocument>({ ...document, places }, forms, old, name);
  const board = found["board"] as TomlTable | undefined;
  return board?.["bend"] ? { ...found, board: corrections(board, inRoute) } : found;
}

/** The ends of which a ticket asks for one, each with its points. */
export function legsOf({ to, points, legs }: Ticket): Leg[] {
  if (Array.isArray(legs)) return legs as Leg[];
  return to === undefined ? [] : [{ to, points: points ?? 1 }];
}

/** A ticket that asks for one of some ends. */
export function withLegs({ from, to: _, points: __, legs: ___, ...others }: Ticket, legs: readonly Leg[]): Ticket {
  const [only] = legs;
  return legs.length === 1 && only ? { from, to: only.to, points: only.points, ...others } : { from, legs: [...legs], ...others };
}

/** What people read of a ticket, and of its points. */
export const ticketName = (card: Ticket): string => `${card.from}–${legsOf(card).map(({ to }) => to).join(" / ") || "…"}`;
export const ticketPoints = (card: Ticket): string => legsOf(card).map(({ points }) => points).join(" / ");

/** The places that a name of a ticket means: those of an area, or the one that is called so. */
export function meant(document: MapDocument, name: string): string[] {
  const area = ((document["areas"] ?? {}) as Record<string, unknown>)[name];
  return Array.isArray(area) ? area.filter((each) => typeof each === "string") : [name];
}

/** A document without a place, its tracks, its tickets and what was corrected by hand around it. */
export function withoutPlace(document: MapDocument, number: number): MapDocument {
  const { name } = document.places[number]!;
  const ends = (card: Ticket): string[] => [card.from, ...legsOf(card).map(({ to }) => to)];
  return {
    ...document,
    places: document.places.filter((_, at) => at !== number),
    tracks: document.tracks.filter((track) => track.a !== name && track.b !== name),
    tickets: {
      ...document.tickets,
      ...(document.tickets.cards ? { cards: document.tickets.cards.filter((card) => !ends(card).includes(name)) } : {}),
    },
    ...(document["board"]
      ? { board: corrections(document["board"] as TomlTable, (key) => (key.split("–").includes(name) ? null : key)) }
      : {}),
  };
}

/** The settings of a board with the keys of its corrections changed; null drops one. */
function corrections(board: TomlTable, key: (key: string) => string | null): TomlTable {
  const changed = (table: Value | undefined): TomlTable =>
    Object.fromEntries(
      Object.entries((table ?? {}) as TomlTable).flatMap(([name, value]) => {
        const next = key(name);
        return next === null ? [] : [[next, value]];
      }),
    );
  const found: TomlTable = { ...board };
  for (const part of ["nudge", "bend", "beside"]) if (part in board) found[part] = changed(board[part]);
  return found;
}
