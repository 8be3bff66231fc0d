/** Rings and pieces at places, drawn so that every name that can be read stays readable. */
import type { BoardFile, PlaceMark } from "./board";

type LabelBox = NonNullable<PlaceMark["label"]>["box"];

export interface Ring {
  x: number;
  y: number;
  radius: number;
  /** How much larger it is than the place, because the board is small: its lines grow alike. */
  grown: number;
  /** What is left of it where names lie over it, as a path; empty if none does. */
  left: string;
}

/** As boards draw places, by their kind. */
const RADII: Record<string, number> = { city: 9, hub: 12, country: 13 };
const CITY = 9;
/** Half the width of the ring's outer line, at its own size. */
const HALF_LINE = 2.3;
/** Rings are never so small that they are not seen, in pixels. */
const LEAST = 7;
/** Names below so many pixels cannot be read: rings need not spare them. */
const LEGIBLE = 6;
/** Room around letters: the light edge they are drawn with. */
const EDGE = 1.2;

const labelsOf = (board: BoardFile, scale: number): LabelBox[] =>
  board.places.flatMap(({ label }) => (label && label.size * scale >= LEGIBLE ? [label.box] : []));

/** The ring around a place of a board shown at a scale; null if there is no such place. */
export function ringAt(board: BoardFile, place: number, scale: number): Ring | null {
  const mark = board.places[place];
  if (!mark) return null;
  const own = RADII[mark.kind] ?? CITY;
  const radius = Math.max(own, LEAST / (scale || 1));
  const reach = (radius * (own + HALF_LINE)) / own;
  const near = labelsOf(board, scale).filter(([x, y, width, height]) => {
    const across = Math.max(x - mark.x, 0, mark.x - x - width);
    const down = Math.max(y - mark.y, 0, mark.y - y - height);
    return Math.hypot(across, down) < reach + EDGE;
  });
  const around = `M${mark.x - 2 * reach} ${mark.y - 2 * reach}h${4 * reach}v${4 * reach}h${-4 * reach}z`;
  const holes = near.map(
    ([x, y, width, height]) =>
      `M${x - EDGE} ${y - EDGE}h${width + 2 * EDGE}v${height + 2 * EDGE}h${-width - 2 * EDGE}z`,
  );
  const left = holes.length ? around + holes.join("") : "";
  return { x: mark.x, y: mark.y, radius, grown: radius / own, left };
}

/** What a piece takes around the point where it stands: left, up, right, down. */
const PIECE = [16.7, 20.7, 16.7, 11] as const;
const PIECE_SCALE = 0.85;
const STEPS = [0, 3, 6, 9];
const DIRECTIONS = 16;

/** Where the piece at a place stands: on it, or as little beside it as lets all names be read. */
export function pieceSpot(board: BoardFile, place: number): string {
  const mark = board.places[place] ?? { x: 0, y: 0 };
  const labels = labelsOf(board, Infinity);
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
