/** The drawn board of a map: where its places and the spaces of its tracks are. */
export interface BoardFile {
  title: string;
  width: number;
  height: number;
  places: PlaceMark[];
  tracks: TrackSpaces[];
  tints: Record<string, string>;
  /** Beside routes that tell what their tracks are about. */
  signs?: { route: number }[];
}

/** Stripes from top to bottom or from left to right; perhaps a triangle or a corner at the pole. */
export interface FlagLook {
  stripes?: string;
  colours: string[];
  hoist?: string;
  canton?: string;
}

export interface PlaceMark {
  x: number;
  y: number;
  kind: string;
  label: { lines: string[]; size: number; box: [number, number, number, number] } | null;
  /** Of a country. */
  flag?: FlagLook | null;
}

export interface TrackSpaces {
  colour: string;
  /** Centre, angle in degrees and length of each space. */
  spaces: [x: number, y: number, angle: number, length: number][];
}

/** Something on the board by its number, and how far it is from where one pointed. */
export interface Found {
  number: number;
  far: number;
}

const NEAR = 9;
const FINGER = 15;

/** The track nearest to a point of the board, if it is near enough to be meant. */
export function trackAt(board: BoardFile, x: number, y: number, scale: number): Found | null {
  let best: number | null = null;
  let nearest = Math.max(NEAR, FINGER / scale);
  board.tracks.forEach((drawn, track) => {
    for (const space of drawn.spaces) {
      const far = distance(space, x, y);
      if (far < nearest) {
        nearest = far;
        best = track;
      }
    }
  });
  return best === null ? null : { number: best, far: nearest };
}

/** The place nearest to a point of the board, if it is near enough to be meant. */
export function placeAt(board: BoardFile, x: number, y: number, scale: number): Found | null {
  let best: number | null = null;
  let nearest = Math.max(NEAR, FINGER / scale);
  board.places.forEach((mark, place) => {
    const far = Math.hypot(mark.x - x, mark.y - y);
    if (far < nearest) {
      nearest = far;
      best = place;
    }
  });
  return best === null ? null : { number: best, far: nearest };
}

/** How far a point is from the middle line of a space. */
function distance([cx, cy, angle, length]: TrackSpaces["spaces"][number], x: number, y: number): number {
  const turn = (angle * Math.PI) / 180;
  const along = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
  const across = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - length / 2), across);
}

/** An angle at which a piece is never upside down. */
export const upright = (angle: number): number =>
  angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;

/** The transform that puts a piece on a space. */
export const spotOf = ([x, y, angle]: readonly number[]): string =>
  `translate(${x} ${y})rotate(${upright(angle ?? 0)})`;
