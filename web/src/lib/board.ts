/** The drawn board of a map: where its places and the spaces of its tracks are. */
export interface BoardFile {
  title: string;
  width: number;
  height: number;
  places: PlaceMark[];
  tracks: Way[];
  tints: Record<string, string>;
}

export interface PlaceMark {
  x: number;
  y: number;
  kind: string;
  label: { lines: string[]; size: number; box: [number, number, number, number] } | null;
}

export interface Way {
  colour: string;
  /** Centre, angle in degrees and length of each space. */
  spaces: [x: number, y: number, angle: number, length: number][];
}

/** The line through the spaces of a track, from the outer end of the first to that of the last. */
export function pathOf(way: Way): string {
  const points = way.spaces.map(([x, y]) => [x, y] as const);
  const first = way.spaces[0];
  const last = way.spaces.at(-1);
  if (!first || !last) return "";
  const second = points[1] ?? ahead(first, 1);
  const before = points.at(-2) ?? ahead(last, -1);
  const ends = [reach(second, first), reach(before, last)] as const;
  return `M${[ends[0], ...points, ends[1]].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

type Space = Way["spaces"][number];
type Point = readonly [number, number];

function ahead([x, y, angle, length]: Space, sign: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + sign * length * Math.cos(turn), y + sign * length * Math.sin(turn)];
}

/** The end of a space that looks away from a point. */
function reach(from: Point, [x, y, , length]: Space): Point {
  const far = Math.hypot(x - from[0], y - from[1]) || 1;
  return [x + ((x - from[0]) / far) * (length / 2), y + ((y - from[1]) / far) * (length / 2)];
}

/** An angle at which a piece is never upside down. */
export const upright = (angle: number): number =>
  angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
