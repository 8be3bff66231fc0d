/** What of the plane is in sight: the corner of the pane on it, and pixels for its whole width. */
import type { Point } from "./world";

export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Pane {
  width: number;
  height: number;
}

export const LEAST = 250;
export const MOST = 900_000;
/** How much of the plane is in sight at first, where nothing is drawn on blank land. */
const BLANK = 0.07;

export const toScreen = (view: View, { x, y }: Point): Point => ({ x: (x - view.x) * view.scale, y: (y - view.y) * view.scale });
export const fromScreen = (view: View, { x, y }: Point): Point => ({ x: view.x + x / view.scale, y: view.y + y / view.scale });

/** A view with a point of the pane kept where it is. */
export function zoomed(view: View, at: Point, factor: number): View {
  const scale = Math.min(MOST, Math.max(LEAST, view.scale * factor));
  const fixed = fromScreen(view, at);
  return { x: fixed.x - at.x / scale, y: fixed.y - at.y / scale, scale };
}

/** A view of all points, or else of the world or of blank land. */
export function fitted(points: readonly Point[], pane: Pane, onWorld: boolean): View {
  if (points.length < 2) {
    const span = onWorld ? 0.9 : BLANK;
    const middle = points[0] ?? { x: 0.5, y: onWorld ? 0.4 : 0.5 };
    const scale = onWorld && !points.length ? Math.max(pane.width, pane.height) : Math.min(pane.width, pane.height) / (points.length ? Math.min(span, BLANK) : span);
    return { x: middle.x - pane.width / 2 / scale, y: middle.y - pane.height / 2 / scale, scale };
  }
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 0.8;
  const scale = Math.min(MOST / 4, (room * pane.width) / Math.max(east - west, 1e-5), (room * pane.height) / Math.max(south - north, 1e-5));
  return { x: (west + east) / 2 - pane.width / 2 / scale, y: (north + south) / 2 - pane.height / 2 / scale, scale };
}

/** How many pixels cities of full size keep from each other, and the least size of marks. */
const APART = 36;
const SMALLEST = 0.4;

/** How far most points are from the next, on the plane; without end if there are none. */
export function spacingOf(points: readonly Point[]): number {
  const nearest = points.map((a) =>
    Math.min(...points.map((b) => (b === a ? Infinity : Math.hypot(a.x - b.x, a.y - b.y)))),
  );
  return nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 4)] ?? Infinity;
}

/** How large cities and tracks are drawn, as a part of their full size: they are small where many lie close together. */
export const sizeOf = (spacing: number, scale: number): number => Math.max(SMALLEST, Math.min(1, (spacing * scale) / APART));

/** How far a point is from a line between two others. */
export function fromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}
