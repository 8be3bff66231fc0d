/** A map as the studio edits it: what its file says, as plain values that are replaced and never changed. */
import type { Edit } from "../../protocol";

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}
export type Place = Table & { name: string; lat?: number; lon?: number };
export type Track = Table & { a: string; b: string; length: number; colour: string };
export type Ticket = Table & { from: string; to?: string; points?: number };

export interface MapDocument {
  format: number;
  id: string;
  name: string;
  places: Place[];
  tracks: Track[];
  tickets: Table & { cards?: Ticket[] };
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
export function renamed(document: MapDocument, number: number, name: string): MapDocument {
  const old = document.places[number]!.name;
  const other = (value: unknown): unknown => (value === old ? name : value);
  const inRoute = (route: string): string => route.split("–").map(other).join("–");
  const cards = document.tickets.cards?.map((card) => ({
    ...card,
    from: other(card.from) as string,
    ...(card.to === undefined ? {} : { to: other(card.to) as string }),
    ...(Array.isArray(card["legs"])
      ? { legs: (card["legs"] as Table[]).map((leg) => ({ ...leg, to: other(leg["to"]) as string })) }
      : {}),
  })) as Ticket[] | undefined;
  return {
    ...document,
    places: document.places.map((place, at) => (at === number ? { ...place, name } : place)),
    tracks: document.tracks.map((track) => ({ ...track, a: other(track.a) as string, b: other(track.b) as string })),
    tickets: { ...document.tickets, ...(cards ? { cards } : {}) },
    ...(document["areas"]
      ? { areas: mapped(document["areas"], (members) => (Array.isArray(members) ? members.map(other) : members)) }
      : {}),
    ...(document["board"] ? { board: corrections(document["board"] as Table, (key) => inRoute(key)) } : {}),
  };
}

/** A document without a place, its tracks, its tickets and what was corrected by hand around it. */
export function withoutPlace(document: MapDocument, number: number): MapDocument {
  const { name } = document.places[number]!;
  const ends = (card: Ticket): unknown[] => [
    card.from,
    card.to,
    ...(Array.isArray(card["legs"]) ? (card["legs"] as Table[]).map((leg) => leg["to"]) : []),
  ];
  return {
    ...document,
    places: document.places.filter((_, at) => at !== number),
    tracks: document.tracks.filter((track) => track.a !== name && track.b !== name),
    tickets: {
      ...document.tickets,
      ...(document.tickets.cards ? { cards: document.tickets.cards.filter((card) => !ends(card).includes(name)) } : {}),
    },
    ...(document["board"]
      ? { board: corrections(document["board"] as Table, (key) => (key.split("–").includes(name) ? null : key)) }
      : {}),
  };
}

const mapped = (table: unknown, inside: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table as object).map(([key, value]) => [key, inside(value)]));

/** The settings of a board with the keys of its corrections changed; null drops one. */
function corrections(board: Table, key: (key: string) => string | null): Table {
  const changed = (table: Value | undefined): Table =>
    Object.fromEntries(
      Object.entries((table ?? {}) as Table).flatMap(([name, value]) => {
        const next = key(name);
        return next === null ? [] : [[next, value]];
      }),
    );
  const found: Table = { ...board };
  for (const part of ["nudge", "bend", "beside"]) if (part in board) found[part] = changed(board[part]);
  return found;
}
