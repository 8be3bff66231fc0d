/** Tags beside places, put where they hide no name, no place and no other tag. */
import type { BoardFile } from "./board";
import { namesAt } from "./rings";

/** A place that matters to the viewer: the letters of the tickets that name it. */
export interface Pin {
  place: number;
  letters: string;
  /** Whether every ticket that names it is done. */
  done: boolean;
  name: string;
}

export interface Tag extends Pin {
  /** Its middle, in pixels from the corner of the drawing at its scale. */
  x: number;
  y: number;
  /** Whether the tag says the name. */
  says: boolean;
  /** Whether its place is in sight; else it would be cut. */
  seen: boolean;
  /** Whether its place is one of several of that name. */
  some: boolean;
  /** From its place to the tag, as a path; empty if it stands close by. */
  stem: string;
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Below this many pixels a drawn name is hard to read. */
const READABLE = 9;
const HEIGHT = 19;
const LETTER = 9.5;
const NAME_LETTER = 6.4;
/** How far tags stay from the edge of the pane. */
const MARGIN = 3;
/** How far a tag may be from its place before a line joins them, by the reach of its ring. */
const CLOSE = 1.3;

/** How much of a drawn name may be cut off or hidden: its light edge, but no letter. */
const SLIVER = 2;

export const isReadable = (board: BoardFile, place: number, scale: number): boolean =>
  (board.places[place]?.label?.size ?? 0) * scale >= READABLE;

/** The area that two boxes share. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How often tags that lie over each other are placed anew. */
const AGAIN = 3;
const SIDES = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

/** What it costs a tag to stand a step further from its place, and so on: far away only goes what
 * would lie over another tag. */
const STEPS = [0, 60, 500, 900];

/** Where a tag may go around its place: close to it, or some steps further. */
const spotsAround = (side: number, above: number): [dx: number, dy: number, cost: number][] =>
  STEPS.flatMap((cost, step) =>
    SIDES.map(([i, j]): [number, number, number] => [
      i * (side + step * (HEIGHT + 3) - (j ? 6 : 0)),
      j * (above + step * (HEIGHT + 3) - (i ? 5 : 0)),
      cost,
    ]),
  );

const inside = ([x, y]: readonly [number, number], [left, top, width, height]: Rectangle): boolean =>
  x >= left && y >= top && x <= left + width && y <= top + height;

/** Where the tags of some pins go at a scale, each at the best of the spots around its place. */
export function placeTags(
  board: BoardFile,
  pins: readonly Pin[],
  scale: number,
  /** The part of the drawing that is in sight, in pixels at its scale. */
  sight: Rectangle,
  /** What lies over it, such as the minimap. */
  covered: readonly Rectangle[] = [],
): Tag[] {
  const scaled = ([x, y, w, h]: Rectangle): Rectangle => [x * scale, y * scale, w * scale, h * scale];
  const names = namesAt(board, scale).map(scaled);
  const dots = board.places.map(({ x, y }): Rectangle => scaled([x - 10, y - 10, 20, 20]));
  const spaces = board.tracks.flatMap((track) => track.spaces);
  /** Where the tags are, by their number among the pins. */
  const taken: Rectangle[] = [];

  const costOf = (box: Rectangle, number: number): number => {
    const [x, y] = [box[0] + box[2] / 2, box[1] + HEIGHT / 2];
    let cost = 0;
    for (const each of names) cost += 3 * overlap(box, each);
    for (const each of dots) cost += 2 * overlap(box, each);
    for (const [other, each] of taken.entries()) if (other !== number) cost += 40 * overlap(box, each);
    for (const each of covered) cost += 400 * overlap(box, each);
    for (const [sx, sy] of spaces) {
      if (Math.abs(sx * scale - x) < box[2] / 2 + 8 && Math.abs(sy * scale - y) < 17) cost += 14;
    }
    return cost;
  };

  const pointOf = ({ place }: Pin): [number, number] => {
    const { x, y } = board.places[place]!;
    return [x * scale, y * scale];
  };
  const isSeen = (pin: Pin): boolean => inside(pointOf(pin), sight);

  /** Whether the drawn name can be read: it is large enough, all of it is in sight, nothing lies over it. */
  const isRead = ({ place }: Pin): boolean => {
    const label = board.places[place]?.label;
    if (!label || !isReadable(board, place, scale)) return false;
    const [x, y, width, height] = scaled(label.box);
    const letters: Rectangle = [x + SLIVER, y + SLIVER, width - 2 * SLIVER, height - 2 * SLIVER];
    const corner = [letters[0] + letters[2], letters[1] + letters[3]] as const;
    return inside([letters[0], letters[1]], sight) && inside(corner, sight) && !covered.some((each) => overlap(letters, each) > 0);
  };

  const placed = (pin: Pin, number: number): Tag => {
    const [px, py] = pointOf(pin);
    const seen = isSeen(pin);
    const ring = Math.max(12, 15 * scale);
    const alike = pins.filter(({ name }) => name === pin.name);
    // What several places are called is said once, where it cannot be read.
    const unread = alike.filter((each) => !isRead(each));
    const says = unread.includes(pin) && pin === (unread.find(isSeen) ?? pin);
    const width = Math.max(20, pin.letters.length * LETTER + 14 + (says ? pin.name.length * NAME_LETTER + 4 : 0));
    const own: Rectangle = [px - ring / 2, py - ring / 2, ring, ring];
    let best: { cost: number; box: Rectangle } | null = null;
    for (const [dx, dy, further] of spotsAround(ring + width / 2, ring + HEIGHT / 2)) {
      if (best && best.cost <= further) break;
      const corner = [px + dx - width / 2, py + dy - HEIGHT / 2] as const;
      const box: Rectangle = seen ? within([...corner, width, HEIGHT], sight) : [...corner, width, HEIGHT];
      // A step further is worse than close by, and over one's own place is worst.
      const cost = costOf(box, number) + further + 20 * overlap(box, own);
      if (!best || cost < best.cost - 0.5) best = { cost, box };
    }
    const [left, top] = best!.box;
    const [x, y] = [left + width / 2, top + HEIGHT / 2];
    taken[number] = best!.box;
    const [dx, dy] = [keep(px, left, left + width) - px, keep(py, top, top + HEIGHT) - py];
    const far = Math.hypot(dx, dy) / ring;
    const stem = seen && far > CLOSE ? `M${px + dx / far} ${py + dy / far}L${x} ${y}` : "";
    return { ...pin, x, y, says, seen, some: alike.length > 1, stem };
  };
  const crowded = (number: number): boolean =>
    [...taken.filter((_, n) => n !== number), ...covered].some((other) => overlap(taken[number]!, other) > 0);

  let tags = pins.map(placed);
  // Those that came first did not know of those that came later.
  for (let again = 0; again < AGAIN; again++) tags = tags.map((tag, n) => (crowded(n) ? placed(pins[n]!, n) : tag));
  return tags;
}

const keep = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));

/** A box moved so that nothing of it is cut. */
function within([x, y, width, height]: Rectangle, [left, top, wide, high]: Rectangle): Rectangle {
  return [
    keep(x, left + MARGIN, left + wide - width - MARGIN),
    keep(y, top + MARGIN, top + high - height - MARGIN),
    width,
    height,
  ];
}
