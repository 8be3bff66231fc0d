/** How a board lies in its pane: how large, and which part of it is in sight. */
import type { BoardFile } from "./board";

export interface Size {
  width: number;
  height: number;
}

/** A rectangle of the board. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the drawing lies in its pane: a point of the board times the scale, moved by x and y. */
export interface Window {
  x: number;
  y: number;
  scale: number;
}

export type Shape = "tall" | "square" | "wide";

/** What is cut off at the edge of the drawing, where its last line may be half a pixel short. */
const EDGE = 1;
/** How far the network stays from the edge of the pane when all of it is shown. */
const MARGIN = 25;
/** How much of the network may touch the edge of the pane and still count as fitting. */
const SLACK = 10;

export const shapeOf = ({ width, height }: Size): Shape =>
  width / height < 1 ? "tall" : width / height < 1.3 ? "square" : "wide";

/** The smallest box around some points; null if there are none. */
export function boxAround(points: readonly (readonly [number, number])[]): Box | null {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export const trackPoints = (board: BoardFile, tracks: readonly number[]): [number, number][] =>
  tracks.flatMap((track) =>
    (board.tracks[track]?.spaces ?? []).map(([x, y]): [number, number] => [x, y]),
  );

export const placePoints = (board: BoardFile, places: readonly number[]): [number, number][] =>
  places.flatMap((place): [number, number][] => {
    const mark = board.places[place];
    return mark ? [[mark.x, mark.y]] : [];
  });

/** Two corners of the names of some places. */
export const namePoints = (board: BoardFile, places: readonly number[]): [number, number][] =>
  places.flatMap((place): [number, number][] => {
    const label = board.places[place]?.label;
    if (!label) return [];
    const [x, y, width, height] = label.box;
    return [
      [x, y],
      [x + width, y + height],
    ];
  });

/** All tracks, places and names of a board. */
export function networkOf(board: BoardFile): Box {
  const places = [...board.places.keys()];
  const points = [
    ...namePoints(board, places),
    ...placePoints(board, places),
    ...trackPoints(board, [...board.tracks.keys()]),
  ];
  return boxAround(points) ?? { left: 0, top: 0, right: board.width, bottom: board.height };
}

/** The scale at which the drawing leaves nothing of the pane uncovered. */
export const fillScale = (pane: Size, board: Size): number =>
  Math.max(pane.width / (board.width - 2 * EDGE), pane.height / (board.height - 2 * EDGE));

/** The scale at which the whole network is in sight. */
export const wholeScale = (pane: Size, network: Box): number =>
  Math.min(
    pane.width / (network.right - network.left + 2 * MARGIN),
    pane.height / (network.bottom - network.top + 2 * MARGIN),
  );

/** Where the drawing begins on one axis, so that it covers the pane as far as it reaches. */
export function kept(where: number, length: number, room: number, scale: number): number {
  const least = room - (length - EDGE) * scale;
  const most = -EDGE * scale;
  return least > most ? (room - length * scale) / 2 : Math.min(most, Math.max(least, where));
}

/** A window at a scale: on each axis the network is centred if it fits, else what is one's own. */
export function windowAt(scale: number, pane: Size, board: Size, network: Box, own: Box): Window {
  const along = (from: number, to: number, a: number, b: number, length: number, room: number) => {
    const fits = (to - from) * scale + SLACK <= room;
    const centre = fits ? (from + to) / 2 : (a + b) / 2;
    return kept(room / 2 - centre * scale, length, room, scale);
  };
  return {
    x: along(network.left, network.right, own.left, own.right, board.width, pane.width),
    y: along(network.top, network.bottom, own.top, own.bottom, board.height, pane.height),
    scale,
  };
}

/** Whether a point of the board is in sight, by a few pixels at least. */
export function inSight(at: Window, pane: Size, x: number, y: number): boolean {
  const [left, top] = [at.x + x * at.scale, at.y + y * at.scale];
  return left >= 4 && top >= 4 && left <= pane.width - 4 && top <= pane.height - 4;
}
