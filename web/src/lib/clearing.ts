/** Which part of a board is shown, so that one's own places are in sight and nothing lies over them. */
import { kept, type Size, type Window } from "./fitting";
import type { Rectangle } from "./pins";

type Point = readonly [x: number, y: number];

/** Room for the ring of a place, in pixels. */
const RING = 13;
const STEP = 8;
/** What a place out of sight costs, in pixels that the board would be moved for it. */
const UNSEEN = 10_000;
/** How much worse it is if something lies over it: what is out of sight, one looks for elsewhere. */
const COVERED = 1.2;

/** How many of some points of the pane are out of sight or covered, at the best of several covers. */
function lost(points: readonly Point[], pane: Size, covers: readonly (readonly Rectangle[])[]): number {
  const outside = ([x, y]: Point): boolean =>
    x < RING || y < RING || x > pane.width - RING || y > pane.height - RING;
  const under = ([x, y]: Point, [left, top, width, height]: Rectangle): boolean =>
    x > left - RING && y > top - RING && x < left + width + RING && y < top + height + RING;
  const inside = points.filter((point) => !outside(point));
  const hidden = covers.map((cover) => inside.filter((point) => cover.some((box) => under(point, box))).length);
  return points.length - inside.length + COVERED * Math.min(...hidden);
}

/** Distances to try on one axis: nearest first, as far as the drawing reaches. */
function tries(where: number, length: number, room: number, scale: number): number[] {
  const found = new Set<number>([where]);
  for (let far = STEP; far <= room; far += STEP) {
    for (const to of [where - far, where + far]) found.add(kept(to, length, room, scale));
  }
  return [...found];
}

/** The window nearest to another in which as many points of the board as can be are in sight.
 * Of `covers`, each a way in which things may lie over the pane, the best counts. */
export function clearWindow(
  at: Window,
  pane: Size,
  board: Size,
  points: readonly Point[],
  covers: readonly (readonly Rectangle[])[],
): Window {
  const costOf = (x: number, y: number): number => {
    const shown = points.map(([px, py]): Point => [x + px * at.scale, y + py * at.scale]);
    return UNSEEN * lost(shown, pane, covers) + Math.abs(x - at.x) + Math.abs(y - at.y);
  };
  let best = { x: at.x, y: at.y, cost: costOf(at.x, at.y) };
  if (best.cost < UNSEEN) return at;
  const downs = tries(at.y, board.height, pane.height, at.scale);
  for (const x of tries(at.x, board.width, pane.width, at.scale)) {
    for (const y of downs) {
      if (Math.abs(x - at.x) + Math.abs(y - at.y) >= best.cost) continue;
      const cost = costOf(x, y);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y, scale: at.scale };
}
