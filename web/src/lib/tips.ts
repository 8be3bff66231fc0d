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

/** A point of the pane that should stay in sight, and how much. */
export type Obstacle = readonly [x: number, y: number, weight: number];

/** What a space hidden by the tip costs, against pixels of the track itself. */
const HIDDEN = 400;

/** The spaces of all tracks, those that matter most counting more, and some places and their names. */
export function obstaclesOf(
  board: BoardFile,
  at: Window,
  mostly: ReadonlySet<number>,
  places: readonly number[],
): Obstacle[] {
  const names = places.flatMap((place): [number, number][] => {
    const [x, y, width, height] = board.places[place]?.label?.box ?? [];
    return x === undefined ? [] : [[x + width! / 2, y! + height! / 2]];
  });
  const inPane = ([x, y]: readonly [number, number], weight: number): Obstacle => [
    x * at.scale + at.x,
    y * at.scale + at.y,
    weight,
  ];
  return [
    ...board.tracks.flatMap((_, track) => trackPoints(board, [track]).map((point) => inPane(point, mostly.has(track) ? 4 : 1))),
    ...[...placePoints(board, places), ...names].map((point) => inPane(point, 8)),
  ];
}

/** The best of four sides: where least lies under the tip. */
export function placeTip(anchor: Box, size: Size, pane: Size, obstacles: readonly Obstacle[] = []): Tip {
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
    const under = obstacles.filter(
      ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
    const cost = 20 * area(box, anchor) + under.reduce((sum, [, , weight]) => sum + HIDDEN * weight, 0);
    if (cost < best.cost) best = { cost, tip };
  }
  return best.tip;
}
