/** Which part of a board is shown, so that one's own places are in sight and nothing lies over them. */
import { kept, type Size, type Window } from "./fitting";
import type { Rectangle } from "./pins";

type Point = readonly [x: number, y: number];

/** Room for the ring of a place, in pixels. */
const RING = 13;
const STEP = 4;
/** What a place out of sight costs, in pixels that the board would be moved for it. */
const UNSEEN = 10_000;
/** How much worse it is if something lies over it: what is out of sight, one looks for elsewhere. */
const COVERED = 10;
/** What it costs if something lies over its ring alone. */
const TOUCHED = 0.8;

/** How many of some points of the pane are out of sight or covered, at the best of several covers. */
function lost(points: readonly Point[], pane: Size, covers: readonly (readonly Rectangle[])[]): number {
  const within = ([x, y]: Point, [left, top, width, height]: Rectangle, more: number): boolean =>
    x > left - more && y > top - more && x < left + width + more && y < top + height + more;
  const all: Rectangle = [0, 0, pane.width, pane.height];
  const hidden = (point: Point, cover: readonly Rectangle[]): number => {
    if (!cover.some((box) => within(point, box, RING))) return 0;
    if (!within(point, all, 0)) return 0;
    return cover.some((box) => within(point, box, 0)) ? COVERED : TOUCHED;
  };
  const sums = covers.map((cover) => points.reduce((sum, point) => sum + hidden(point, cover), 0));
  return points.filter((point) => !within(point, all, -RING)).length + Math.min(...sums);
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
 * Of `covers`, each a way in which things may lie over the pane, the best counts; those of a later
 * choice only if something is lost with all before it. */
export function clearWindow(
  at: Window,
  pane: Size,
  board: Size,
  points: readonly Point[],
  choices: readonly (readonly (readonly Rectangle[])[])[],
): Window {
  let best = { x: at.x, y: at.y, cost: Infinity };
  const downs = tries(at.y, board.height, pane.height, at.scale);
  const rights = tries(at.x, board.width, pane.width, at.scale);
  for (const covers of choices) {
    const costOf = (x: number, y: number): number => {
      const shown = points.map(([px, py]): Point => [x + px * at.scale, y + py * at.scale]);
      return UNSEEN * lost(shown, pane, covers) + Math.abs(x - at.x) + Math.abs(y - at.y);
    };
    const cost = costOf(at.x, at.y);
    if (cost < best.cost) best = { x: at.x, y: at.y, cost };
    if (best.cost < UNSEEN) return { ...at, x: best.x, y: best.y };
    for (const x of rights) {
      for (const y of downs) {
        if (Math.abs(x - at.x) + Math.abs(y - at.y) >= best.cost) continue;
        const there = costOf(x, y);
        if (there < best.cost) best = { x, y, cost: there };
      }
    }
    if (best.cost < UNSEEN) break;
  }
  return { x: best.x, y: best.y, scale: at.scale };
}
