/** The world on a plane: Mercator's projection, x and y from 0 to 1, and the countries as paths on it. */

export interface Point {
  x: number;
  y: number;
}
const MOST_LATITUDE = 84;
const RADIANS = Math.PI / 180;
/** Kilometres around the equator. */
const EQUATOR = 40_075;
/** How much narrower a map must become before it is shown across the date line. */
const MUCH_LESS = 0.8;

export function toPlane(lat: number, lon: number): Point {
  const kept = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * RADIANS;
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + kept / 2)) / (2 * Math.PI) };
}

/** Longitudes of one map: those of cities on both sides of the date line stay together there. */
export function together(longitudes: readonly number[]): number[] {
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const beyond = longitudes.map((lon) => (lon < 0 ? lon + 360 : lon));
  const [here, there] = [span(longitudes), span(beyond)];
  return here > 180 && there < MUCH_LESS * here ? beyond : [...longitudes];
}

export function toGlobe({ x, y }: Point): { lat: number; lon: number } {
  const lat = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS;
  const lon = ((((x - 0.5) * 360 + 180) % 360) + 360) % 360 - 180;
  const round = (value: number): number => Math.round(value * 10_000) / 10_000;
  return { lat: round(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat))), lon: round(lon) };
}

/** A point as near to another as it comes, going around the globe: it may lie beyond the edge of the plane. */
export const nearest = (to: Point, { x, y }: Point): Point => ({ x: x - Math.round(x - to.x), y });

/** About how far two points of the plane are apart on the globe, in kilometres. */
export function kilometres(a: Point, b: Point): number {
  const { lat } = toGlobe({ x: a.x, y: (a.y + b.y) / 2 });
  return Math.hypot(a.x - b.x, a.y - b.y) * EQUATOR * Math.cos(lat * RADIANS);
}

export interface Country {
  path: Path2D;
  box: [west: number, north: number, east: number, south: number];
}

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { type: string; arcs: number[][] | number[][][] }[] } };
}

const kept = new Map<string, Promise<Country[]>>();

/** All countries at a scale: each of their parts as a path. */
export function countries(scale: "110m" | "50m"): Promise<Country[]> {
  let found = kept.get(scale);
  if (!found) {
    found = load(scale);
    kept.set(scale, found);
    found.catch(() => kept.delete(scale));
  }
  return found;
}

async function load(scale: string): Promise<Country[]> {
  const answer = await fetch(`/world/${scale}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const { transform, arcs, objects } = (await answer.json()) as Topology;
  const decoded = arcs.map((arc) => points(arc, transform));
  const parts: Country[] = [];
  let begun = performance.now();
  for (const { type, arcs: rings } of objects.countries.geometries) {
    let polygons: number[][][] = [];
    if (type === "Polygon") polygons = [rings as number[][]];
    if (type === "MultiPolygon") polygons = rings as number[][][];
    for (const polygon of polygons) parts.push(countryOf(polygon, decoded));
    if (performance.now() - begun > 12) {
      await new Promise((go) => setTimeout(go)); // a hand may be drawing meanwhile
      begun = performance.now();
    }
  }
  return parts;
}

function points(arc: [number, number][], { scale, translate }: Topology["transform"]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return toPlane(y * scale[1] + translate[1], x * scale[0] + translate[0]);
  });
}

function countryOf(rings: number[][], arcs: Point[][]): Country {
  const path = new Path2D();
  const box: Country["box"] = [2, 2, -1, -1];
  for (const ring of rings) {
    let begun = false;
    let before = 0.5;
    for (const number of ring) {
      const arc = arcs[number < 0 ? ~number : number]!;
      const last = arc.length - 1;
      for (let step = begun ? 1 : 0; step <= last; step++) {
        const point = arc[number < 0 ? last - step : step]!;
        // Land on both sides of the date line stays together: it goes on beyond the edge.
        const x = begun ? point.x - Math.round(point.x - before) : point.x;
        const { y } = point;
        before = x;
        if (begun) path.lineTo(x, y);
        else path.moveTo(x, y);
        begun = true;
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
      }
    }
    path.closePath();
  }
  return { path, box };
}
