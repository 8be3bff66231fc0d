/** Tags beside places, put where they hide no name, no place and no other tag. */
import type { BoardFile } from "./board";

/** A place that matters to the viewer: the letters of the tickets that name it. */
export interface Pin {
  place: number;
  letters: string;
  /** Whether every ticket that names it is done. */
  done: boolean;
  name: string;
  /** Whether it is told by name where the drawn name is too small to read. */
  named: boolean;
}

export interface Tag extends Pin {
  /** Its middle, in pixels from the corner of the drawing at its scale. */
  x: number;
  y: number;
  width: number;
  /** Whether the tag says the name. */
  says: boolean;
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Below this many pixels a drawn name is hard to read. */
const READABLE = 9;
const HEIGHT = 19;
const LETTER = 9.5;
const NAME_LETTER = 6.4;

export const isReadable = (board: BoardFile, place: number, scale: number): boolean =>
  (board.places[place]?.label?.size ?? 0) * scale >= READABLE;

function overlap(a: Rectangle, b: Rectangle): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where the tags of some pins go at a scale, each at the best of eight spots around its place. */
export function placeTags(
  board: BoardFile,
  pins: readonly Pin[],
  scale: number,
  /** The part of the drawing that is in sight, in pixels at its scale. */
  sight: Rectangle,
): Tag[] {
  const scaled = ([x, y, w, h]: Rectangle): Rectangle => [x * scale, y * scale, w * scale, h * scale];
  const names = board.places.flatMap(({ label }) => (label ? [scaled(label.box)] : []));
  const dots = board.places.map(({ x, y }): Rectangle => scaled([x - 10, y - 10, 20, 20]));
  const spaces = board.tracks.flatMap((way) => way.spaces);
  const taken: Rectangle[] = [];
  return pins.map((pin) => {
    const mark = board.places[pin.place]!;
    const [px, py] = [mark.x * scale, mark.y * scale];
    const ring = Math.max(12, 15 * scale);
    const says = pin.named && !isReadable(board, pin.place, scale);
    const width = Math.max(20, pin.letters.length * LETTER + 10 + (says ? pin.name.length * NAME_LETTER + 4 : 0));
    const [side, above] = [ring + width / 2, ring + HEIGHT / 2];
    const spots = [
      [0, -above],
      [0, above],
      [-side, 0],
      [side, 0],
      [-side + 6, -above + 5],
      [side - 6, -above + 5],
      [-side + 6, above - 5],
      [side - 6, above - 5],
    ] as const;
    let best: { cost: number; x: number; y: number; box: Rectangle } | null = null;
    for (const [dx, dy] of spots) {
      const [x, y] = [px + dx, py + dy];
      const box: Rectangle = [x - width / 2, y - HEIGHT / 2, width, HEIGHT];
      let cost = 6 * (HEIGHT * width - overlap(box, sight));
      for (const each of names) cost += 3 * overlap(box, each);
      for (const each of dots) cost += 2 * overlap(box, each);
      for (const each of taken) cost += 5 * overlap(box, each);
      for (const [sx, sy] of spaces) {
        if (Math.abs(sx * scale - x) < width / 2 + 8 && Math.abs(sy * scale - y) < 17) cost += 14;
      }
      if (!best || cost < best.cost - 0.5) best = { cost, x, y, box };
    }
    taken.push(best!.box);
    return { ...pin, x: best!.x, y: best!.y, width, says };
  });
}
