/** Rings and pieces at places, and where marks may be drawn so that names stay readable. */
import type { BoardFile, PlaceMark } from "./board";

type LabelBox = NonNullable<PlaceMark["label"]>["box"];

export interface Ring {
  x: number;
  y: number;
  radius: number;
  /** How much larger it is than the place, because the board is small: its lines grow alike. */
  grown: number;
}

/** As boards draw places, by their kind. */
const RADII: Record<string, number> = { city: 9, hub: 12, country: 13 };
const CITY = 9;
/** Rings are never so small that they are not seen, in pixels. */
const LEAST = 7;
/** Names below so many pixels cannot be read: marks need not spare them. */
const LEGIBLE = 6;
/** Room around letters: the light edge they are drawn with. */
const EDGE = 1.2;

/** The boxes of the names that can be read at a scale. */
export const namesAt = (board: BoardFile, scale: number): LabelBox[] =>
  board.places.flatMap(({ label }) => (label && label.size * scale >= LEGIBLE ? [label.box] : []));

/** The board without the names that can be read at a scale, as a path: where marks may be drawn. */
export const besideNames = (board: BoardFile, scale: number): string =>
  `M0 0h${board.width}v${board.height}H0z` +
  namesAt(board, scale)
    .map(
      ([x, y, width, height]) =>
        `M${x - EDGE} ${y - EDGE}h${width + 2 * EDGE}v${height + 2 * EDGE}h${-width - 2 * EDGE}z`,
    )
    .join("");

/** The ring around a place of a board shown at a scale; null if there is no such place. */
export function ringAt(board: BoardFile, place: number, scale: number): Ring | null {
  const mark = board.places[place];
  if (!mark) return null;
  const own = RADII[mark.kind] ?? CITY;
  const radius = Math.max(own, LEAST / (scale || 1));
  return { x: mark.x, y: mark.y, radius, grown: radius / own };
}

/** What a piece takes around the point where it stands: left, up, right, down. */
const PIECE = [16.7, 20.7, 16.7, 11] as const;
const PIECE_SCALE = 0.85;
const STEPS = [0, 3, 6, 9];
const DIRECTIONS = 16;

/** Where the piece at a place stands: on it, or as little beside it as lets all names be read. */
export function pieceSpot(board: BoardFile, place: number): string {
  const mark = board.places[place] ?? { x: 0, y: 0 };
  const labels = namesAt(board, Infinity);
  const [left, up, right, down] = PIECE.map((reach) => reach * PIECE_SCALE) as [number, number, number, number];
  const hidden = (x: number, y: number): number =>
    labels.reduce((sum, [lx, ly, width, height]) => {
      const wide = Math.min(x + right, lx + width) - Math.max(x - left, lx);
      const high = Math.min(y + down, ly + height) - Math.max(y - up, ly);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  let best = { x: mark.x, y: mark.y, cost: Infinity };
  for (const step of STEPS) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const angle = (2 * Math.PI * turn) / DIRECTIONS;
      const [x, y] = [mark.x + step * Math.cos(angle), mark.y + step * Math.sin(angle)];
      const cost = 10 * hidden(x, y) + step;
      if (cost < best.cost - 1e-6) best = { x, y, cost };
    }
  }
  return `translate(${best.x.toFixed(1)} ${best.y.toFixed(1)})scale(${PIECE_SCALE})`;
}

/** How far from a place its tokens lie, and how far from one another. */
const TOKEN_REACH = 15;
const TOKEN_STEP = 0.78;

/** Where a token of a place lies: they stand in an arc on the side away from the place's name. */
export function tokenSpot(board: BoardFile, place: number, number: number, count: number): string {
  const mark = board.places[place] ?? { x: 0, y: 0, label: null };
  const [x = mark.x, y = mark.y + 1, width = 0, height = 0] = mark.label?.box ?? [];
  const away = Math.atan2(mark.y - (y + height / 2), mark.x - (x + width / 2));
  const angle = away + (number - (count - 1) / 2) * TOKEN_STEP;
  return `translate(${mark.x + TOKEN_REACH * Math.cos(angle)} ${mark.y + TOKEN_REACH * Math.sin(angle)})`;
}
