/** The points of a finished game as lines of a chart, in units of its picture. */
import type { Race } from "../protocol";

export const WIDTH = 440;
export const HEIGHT = 200;
/** Where the plot begins, where the last move is, and where the final points are. */
const LEFT = 30;
export const LAST = 300;
export const FINAL = 362;
const TOP = 12;
export const BOTTOM = HEIGHT - 24;
/** The least distance of two wagons at the right. */
const APART = 17;

export interface RaceLine {
  seat: number;
  /** Points on the board, move by move. */
  board: string;
  /** From there to the final points. */
  rest: string;
  total: number;
  /** Height of the wagon at the end, moved away from others. */
  label: number;
  end: number;
}

export interface RacePlot {
  lines: RaceLine[];
  /** Heights of the lines to read points from. */
  grid: { points: number; y: number }[];
  /** Where a move is on the way. */
  x: (move: number) => number;
}

/** A step between lines of the grid that gives three to six of them. */
function stepFor(span: number): number {
  const steps = [5, 10, 20, 25, 50, 100, 200, 500];
  return steps.find((step) => span / step <= 5) ?? 1000;
}

export function plotOf({ points, totals }: Race): RacePlot {
  const low = Math.min(0, ...totals, ...points.flat());
  const high = Math.max(10, ...totals, ...points.flat());
  const x = (move: number): number => LEFT + ((LAST - LEFT) * move) / Math.max(1, points.length - 1);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const at = (move: number, value: number): string => `${x(move).toFixed(1)} ${y(value).toFixed(1)}`;
  const step = stepFor(high - low);
  const first = Math.ceil(low / step);
  const grid = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => {
    const value = (first + n) * step;
    return { points: value, y: y(value) };
  });
  const labels = spread(totals.map(y));
  const lines = totals.map((total, seat): RaceLine => {
    const last = points.at(-1)?.[seat] ?? 0;
    return {
      seat,
      board: `M${points.map((now, move) => at(move, now[seat] ?? 0)).join("L")}`,
      rest: `M${LAST} ${y(last).toFixed(1)}L${FINAL} ${y(total).toFixed(1)}`,
      total,
      label: labels[seat] ?? 0,
      end: y(total),
    };
  });
  return { lines, grid, x };
}

/** Heights moved apart so that nothing at them overlaps, within the plot. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let before = -Infinity;
  for (const n of order) before = moved[n] = Math.max(moved[n]!, before + APART);
  let after = BOTTOM - 6; // below are words
  for (const n of order.reverse()) after = (moved[n] = Math.min(moved[n]!, after)) - APART;
  return moved;
}

/** Moves at which the points are told in words: quarters of the game. */
export function quarters({ points }: Race): number[] {
  const last = points.length - 1;
  return [...new Set([0.25, 0.5, 0.75, 1].map((part) => Math.round(part * last)))];
}
