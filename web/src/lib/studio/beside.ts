/** Where cities without coordinates are shown: in rows below all others, where nothing is in their way. */
import type { Point } from "./world";

const ACROSS = 8;
/** How far apart they are, as a part of the width of the others, and at least. */
const APART = 0.12;
const LEAST = 0.004;

export function below(known: readonly Point[], count: number): Point[] {
  const [xs, ys] = [known.map(({ x }) => x), known.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.max(LEAST, APART * Math.max(east - west, south - north));
  return Array.from({ length: count }, (_, number) => ({
    x: west + (number % ACROSS) * step,
    y: Math.min(0.96, south + (1 + Math.floor(number / ACROSS)) * step),
  }));
}

/** Where cities are shown if none has coordinates: in a circle. */
export function around(count: number): Point[] {
  return Array.from({ length: count }, (_, number) => {
    const turn = (2 * Math.PI * number) / count;
    return { x: 0.5 + 0.02 * Math.cos(turn), y: 0.5 + 0.02 * Math.sin(turn) };
  });
}
