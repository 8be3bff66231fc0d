/** Small networks of a map, for pictures: a path, a loop, a way between two places. */
import type { MapFacts } from "../protocol";

type Edge = [track: number, to: number];

function edgesOf(facts: MapFacts): Edge[][] {
  const edges: Edge[][] = facts.places.map(() => []);
  facts.tracks.forEach(({ a, b }, track) => {
    edges[a]?.push([track, b]);
    edges[b]?.push([track, a]);
  });
  return edges;
}

/** The way of the fewest tracks from a place to one that is wished for, without some tracks. */
export function wayBetween(
  facts: MapFacts,
  from: number,
  wished: (place: number) => boolean,
  without: readonly number[] = [],
): number[] {
  const edges = edgesOf(facts);
  const seen = new Set([from]);
  let ways: [place: number, way: number[]][] = [[from, []]];
  while (ways.length) {
    const next: typeof ways = [];
    for (const [place, way] of ways) {
      for (const [track, to] of edges[place] ?? []) {
        if (seen.has(to) || without.includes(track)) continue;
        if (wished(to)) return [...way, track];
        seen.add(to);
        next.push([to, [...way, track]]);
      }
    }
    ways = next;
  }
  return [];
}

/** A loop of at least three tracks that is as small as any. */
export function loopOf(facts: MapFacts): number[] {
  let best: number[] = [];
  facts.tracks.forEach(({ a, b, route }, track) => {
    const parallel = facts.tracks.flatMap((each, n) =>
      each.route === route || (each.a === a && each.b === b) || (each.a === b && each.b === a) ? [n] : [],
    );
    const back = wayBetween(facts, a, (place) => place === b, parallel);
    if (back.length && (!best.length || back.length + 1 < best.length)) best = [track, ...back];
  });
  return best;
}

/** A path of some tracks that leads on and on, through the place with the most tracks. */
export function pathOf(facts: MapFacts, length: number): number[] {
  const edges = edgesOf(facts);
  const most = Math.max(...edges.map((each) => each.length));
  const path: number[] = [];
  const seen = new Set<number>();
  let at = edges.findIndex((each) => each.length === most);
  while (path.length < length) {
    seen.add(at);
    const next = edges[at]?.find(([, to]) => !seen.has(to));
    if (!next) break;
    path.push(next[0]);
    at = next[1];
  }
  return path;
}
