/** Corrections of a drawn board by hand: where a label stands, how a route bends, where a place is pulled. They are
 * kept in the map as its board settings. */
import { edited, type MapDocument, type TomlTable } from "./document";

interface Mark {
  x: number;
  y: number;
  label: { box: [number, number, number, number]; lines: string[] };
}
export interface Board {
  width: number;
  height: number;
  places: Mark[];
  tracks: { colour: string; route: number; spaces: [number, number, number, number][] }[];
}
/** Something on the board that can be dragged. */
export interface Handle {
  key: string;
  kind: "beside" | "bend" | "nudge";
  /** The place, or for a route the two places. */
  names: string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARK = 30;
const SPACE = 26;
const DEGREES = 180 / Math.PI;

/** The place that is nearest to a point. */
function nearest(board: Board, document: MapDocument, x: number, y: number): string {
  let [best, least] = ["", Infinity];
  board.places.forEach((mark, number) => {
    const away = Math.hypot(mark.x - x, mark.y - y);
    if (away < least) [best, least] = [document.places[number]?.name ?? "", away];
  });
  return best;
}

/** Everything that can be dragged: routes first, so that places and labels lie above them. */
export function handles(board: Board, document: MapDocument): Handle[] {
  if (board.places.length !== document.places.length) return [];
  const found: Handle[] = [];
  const seen = new Set<number>();
  for (const { route, spaces } of board.tracks) {
    const [first, middle, last] = [spaces[0], spaces[Math.floor(spaces.length / 2)], spaces.at(-1)];
    if (seen.has(route) || !first || !middle || !last || spaces.length < 2) continue;
    seen.add(route);
    const names = [nearest(board, document, first[0], first[1]), nearest(board, document, last[0], last[1])];
    if (names[0] === names[1]) continue;
    found.push({ key: `bend ${route}`, kind: "bend", names, x: middle[0] - SPACE / 2, y: middle[1] - SPACE / 2, width: SPACE, height: SPACE });
  }
  board.places.forEach(({ x, y, label }, number) => {
    const name = document.places[number]!.name;
    found.push({ key: `nudge ${name}`, kind: "nudge", names: [name], x: x - MARK / 2, y: y - MARK / 2, width: MARK, height: MARK });
    if (!label.lines.length) return;
    const [left, top, width, height] = label.box;
    found.push({ key: `beside ${name}`, kind: "beside", names: [name], x: left, y: top, width, height });
  });
  return found;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The map with something of its board dragged. */
export function corrected(document: MapDocument, board: Board, handle: Handle, dx: number, dy: number): MapDocument {
  const middle = { x: handle.x + handle.width / 2 + dx, y: handle.y + handle.height / 2 + dy };
  const [name = "", other = ""] = handle.names;
  const markOf = (which: string): Mark | undefined => board.places[document.places.findIndex((place) => place.name === which)];
  const [here, there] = [markOf(name), markOf(other)];
  const set = (key: string, value: unknown): MapDocument =>
    edited(document, { do: "set", path: ["board", handle.kind, key], value });
  if (handle.kind === "nudge") {
    const before = ((document["board"] as TomlTable | undefined)?.["nudge"] as TomlTable | undefined)?.[name] as number[] | undefined;
    return set(name, [round(dx + (before?.[0] ?? 0)), round(dy + (before?.[1] ?? 0))]);
  }
  if (handle.kind === "beside") return here ? set(name, round(Math.atan2(middle.y - here.y, middle.x - here.x) * DEGREES)) : document;
  if (!here || !there) return document;
  const [wide, high] = [there.x - here.x, there.y - here.y];
  const long = Math.hypot(wide, high) || 1;
  const aside = (wide * (middle.y - here.y) - high * (middle.x - here.x)) / long;
  const angle = round(Math.max(-80, Math.min(80, Math.atan2(aside * 3, long) * DEGREES)));
  return set(`${name}–${other}`, [angle, angle]);
}
