/** Where the minimap lies: in the corner of the pane where it hides least of what is one's own. */
import type { Size } from "./fitting";
import type { Rectangle } from "./pins";

export type Corner = "bottom-left" | "top-right" | "top-left";

const CORNERS: readonly Corner[] = ["bottom-left", "top-right", "top-left"];
const EDGE = 10;
/** How near to a place counts as hiding it: its ring and a tag have to have room. */
const NEAR = 16;

export interface Shape {
  /** Landscape phones. */
  short: boolean;
  low: boolean;
}

export function miniSize(board: Size, { short, low }: Shape): Size {
  const width = short ? 64 : low ? 82 : 104;
  return { width, height: (width * board.height) / board.width };
}

/** What the minimap takes of the pane in a corner. */
function boxIn(corner: Corner, size: Size, pane: Size): Rectangle {
  const left = corner === "top-right" ? pane.width - EDGE - size.width : EDGE;
  const top = corner === "bottom-left" ? pane.height - EDGE - size.height : EDGE;
  return [left, top, size.width, size.height];
}

/** Of some rectangles of the pane, how many another lies over. */
const hidden = ([left, top, wide, high]: Rectangle, boxes: readonly Rectangle[]): number =>
  boxes.filter(
    ([x, y, width, height]) => x + width > left && x < left + wide && y + height > top && y < top + high,
  ).length;

/** The ways in which the pane may be covered: by what lies over it, and by the minimap in a corner. */
export function coversWith(size: Size, pane: Size, covered: readonly Rectangle[]): Rectangle[][] {
  const boxes = CORNERS.map((corner) => boxIn(corner, size, pane));
  const free = boxes.filter((box) => !hidden(box, covered));
  return (free.length ? free : boxes).map((box) => [...covered, box]);
}

/** What a place takes, with its ring. */
const around = ([x, y]: readonly [number, number]): Rectangle => [x - NEAR, y - NEAR, 2 * NEAR, 2 * NEAR];

/** The corner that hides fewest of some points of the pane, and where nothing else lies; where it
 * is now, if no other is better. */
export function bestCorner(
  now: Corner,
  size: Size,
  pane: Size,
  points: readonly (readonly [number, number])[],
  covered: readonly Rectangle[],
): Corner {
  const own = points.map(around);
  const cost = (corner: Corner): number =>
    hidden(boxIn(corner, size, pane), own) + 100 * hidden(boxIn(corner, size, pane), covered);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best), now);
}
