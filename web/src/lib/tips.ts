/** Where a tip goes: at the one of four sides of a track that hides least of what matters. */
import type { BoardFile } from "./board";
import { boxAround, trackPoints, placePoints, type Box, type Size, type Window } from "./fitting";

export interface Tip {
  left: number;
  top: number;
  side: "above" | "below" | "left" | "right";
}

const GAP = 14;
const EDGE = 8;

/** The part of the pane that a track or a place takes. */
export function anchorOf(board: BoardFile, at: Window, track?: number, place?: number): Box | null {
  const points =
    track !== undefined ? trackPoints(board, [track]) : placePoints(board, place === undefined ? [] : [place]);
  const box = boxAround(points);
  if (!box) return null;
  const room = track !== undefined ? 24 : 14;
  return {
    left: (box.left - room) * at.scale + at.x,
    top: (box.top - room) * at.scale + at.y,
    right: (box.right + room) * at.scale + at.x,
    bottom: (box.bottom + room) * at.scale + at.y,
  };
}

const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The best of four sides; `others` are boxes that should stay in sight, if that can be. */
export function placeTip(anchor: Box, size: Size, pane: Size, others: readonly Box[] = []): Tip {
  const [cx, cy] = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2];
  const spots: Tip[] = [
    { side: "above", left: cx - size.width / 2, top: anchor.top - GAP - size.height },
    { side: "below", left: cx - size.width / 2, top: anchor.bottom + GAP },
    { side: "right", left: anchor.right + GAP, top: cy - size.height / 2 },
    { side: "left", left: anchor.left - GAP - size.width, top: cy - size.height / 2 },
  ];
  let best = { cost: Infinity, tip: spots[0]! };
  for (const spot of spots) {
    const tip = {
      ...spot,
      left: Math.max(EDGE, Math.min(spot.left, pane.width - size.width - EDGE)),
      top: Math.max(EDGE, Math.min(spot.top, pane.height - size.height - EDGE)),
    };
    const box: Box = {
      left: tip.left,
      top: tip.top,
      right: tip.left + size.width,
      bottom: tip.top + size.height,
    };
    const cost = 20 * area(box, anchor) + others.reduce((sum, each) => sum + area(box, each), 0);
    if (cost < best.cost) best = { cost, tip };
  }
  return best.tip;
}
