/** Tickets made from a map: pairs of places, worth as much as the shortest way between them is long. */
import { meant, type MapDocument, type Ticket } from "./document.ts";

export type Spread = "short" | "mixed" | "long";

/** The fewest spaces from a place to every other that can be reached. */
export function distances(document: MapDocument, start: string): Map<string, number> {
  const near = new Map<string, [string, number][]>();
  for (const { a, b, length } of document.tracks) {
    near.set(a, [...(near.get(a) ?? []), [b, length]]);
    near.set(b, [...(near.get(b) ?? []), [a, length]]);
  }
  const best = new Map<string, number>();
  const open = new Map([[start, 0]]);
  while (open.size) {
    const [name, spaces] = [...open].reduce((least, each) => (each[1] < least[1] ? each : least));
    open.delete(name);
    best.set(name, spaces);
    for (const [other, length] of near.get(name) ?? []) {
      if (best.has(other)) continue;
      open.set(other, Math.min(open.get(other) ?? Infinity, spaces + length));
    }
  }
  return best;
}

/** The spaces of the shortest way between two places, or areas; 0 if there is none. */
export function shortest(document: MapDocument, a: string, b: string): number {
  const ends = meant(document, b);
  const ways = meant(document, a).flatMap((start) => {
    const spaces = distances(document, start);
    return ends.map((end) => spaces.get(end) ?? Infinity);
  });
  const least = Math.min(...ways);
  return Number.isFinite(least) ? least : 0;
}

interface Pair {
  from: string;
  to: string;
  spaces: number;
  steps: number;
}

function pairs(document: MapDocument): Pair[] {
  const trains = Number(document["trains"]) || 45;
  const joined = new Set(document.tracks.flatMap(({ a, b }) => [`${a}–${b}`, `${b}–${a}`]));
  const found: Pair[] = [];
  document.places.forEach(({ name: from }, at) => {
    const reach = distances(document, from);
    for (const { name: to } of document.places.slice(at + 1)) {
      const spaces = reach.get(to);
      if (spaces === undefined || spaces > trains || spaces > 100 || from === to) continue;
      found.push({ from, to, spaces, steps: joined.has(`${from}–${to}`) ? 1 : 2 });
    }
  });
  return found;
}

/** A number from 0 to 1 that is the same for the same words. */
function chance(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Tickets for a map: as many as asked for, spread over lengths, each place about as often as others. */
export function generated(document: MapDocument, count: number, spread: Spread): Ticket[] {
  const all = pairs(document).sort((a, b) => a.spaces - b.spaces || chance(a.from + a.to) - chance(b.from + b.to));
  const far = all.filter((pair) => pair.steps > 1);
  const usable = far.length >= count ? far : all;
  const [from, to] = { short: [0, 0.55], mixed: [0, 1], long: [0.45, 1] }[spread] as [number, number];
  const kept = usable.slice(Math.floor(from * usable.length), Math.max(Math.ceil(to * usable.length), count));
  const named = new Map<string, number>();
  const chosen: Pair[] = [];
  const wanted = Math.min(count, kept.length);
  for (let number = 0; number < wanted; number++) {
    // One from each part of the lengths: the one whose places were named least so far.
    const part = kept.slice(Math.floor((number * kept.length) / wanted), Math.floor(((number + 1) * kept.length) / wanted));
    const often = (pair: Pair): number => (named.get(pair.from) ?? 0) + (named.get(pair.to) ?? 0) + chance(pair.to + pair.from) / 2;
    const best = part.reduce((least, each) => (often(each) < often(least) ? each : least));
    chosen.push(best);
    for (const name of [best.from, best.to]) named.set(name, (named.get(name) ?? 0) + 1);
  }
  return chosen.map(({ from, to, spaces }) => ({ from, to, points: spaces }));
}
