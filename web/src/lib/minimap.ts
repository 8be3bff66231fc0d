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

/** Of some rectangles of the pane, those that the minimap lies over in a corner. */
function hidden(corner: Corner, size: Size, pane: Size, boxes: readonly Rectangle[]): number {
  const left = corner === "top-right" ? pane.width - EDGE - size.width : EDGE;
  const top = corner === "bottom-left" ? pane.height - EDGE - size.height : EDGE;
  return boxes.filter(
    ([x, y, width, height]) =>
      x + width > left && x < left + size.width && y + height > top && y < top + size.height,
  ).length;
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
    hidden(corner, size, pane, own) + 100 * hidden(corner, size, pane, covered);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best), now);
}
