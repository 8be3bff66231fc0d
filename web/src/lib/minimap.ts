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

/** The sizes that the minimap may have, the best first: it is small where it would hide what is one's own. */
export function miniSizes(board: Size, { short, low }: Shape): Size[] {
  const widths = short ? [64] : [low ? 82 : 104, 64];
  return widths.map((width) => ({ width, height: (width * board.height) / board.width }));
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

/** What a minimap costs that lies over a place, and one that lies over its ring alone. */
const HIDES = 10;

function costAt([x, y]: readonly [number, number], [left, top, width, height]: Rectangle): number {
  const within = (more: number): boolean =>
    x > left - more && y > top - more && x < left + width + more && y < top + height + more;
  return within(0) ? HIDES : within(NEAR) ? 1 : 0;
}

/** The size and the corner that hide fewest of some points of the pane, and where nothing else lies;
 * the larger size, and the corner where it is now, if no other is better. */
export function bestMini(
  now: Corner,
  sizes: readonly Size[],
  pane: Size,
  points: readonly (readonly [number, number])[],
  covered: readonly Rectangle[],
): { size: Size; corner: Corner } {
  const ways = sizes.flatMap((size) => [now, ...CORNERS].map((corner) => ({ size, corner })));
  const costs = ways.map(({ size, corner }) => {
    const box = boxIn(corner, size, pane);
    return points.reduce((sum, point) => sum + costAt(point, box), 1000 * hidden(box, covered));
  });
  return ways[costs.indexOf(Math.min(...costs))]!;
}
