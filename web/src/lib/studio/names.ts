/** Names above the cities of a map that is being drawn, so that none lies over another, nor another city over it. */

export interface Name {
  /** Its middle, and the line it stands on, in pixels. */
  x: number;
  y: number;
  name: string;
}

const LETTER = 7.6;
const HEIGHT = 16;
/** How far above its city a name stands. */
export const NAME_ABOVE = 14;
/** Of a city, with its edge; and how much of it may touch a name. */
const RADIUS = 11;
const TOUCH = 5;

/** Which of some names can be read: those that come first, after the ones that must be. */
export function apart(names: readonly Name[], first: readonly number[] = []): ReadonlySet<number> {
  const kept = new Set<number>();
  const order = [...first, ...names.keys()];
  const crosses = (a: Name, b: Name): boolean =>
    Math.abs(a.x - b.x) < ((a.name.length + b.name.length) / 2) * LETTER && Math.abs(a.y - b.y) < HEIGHT;
  /** Whether the city of another name hides a part of one. */
  const hides = (other: Name, name: Name): boolean =>
    Math.abs(name.x - other.x) < (name.name.length / 2) * LETTER + RADIUS - TOUCH &&
    Math.abs(name.y - HEIGHT / 3 - (other.y + NAME_ABOVE)) < HEIGHT / 2 + RADIUS - TOUCH;
  for (const number of order) {
    const name = names[number];
    if (!name || [...kept].some((other) => other !== number && crosses(name, names[other]!))) continue;
    if (first.includes(number) || !names.some((other, at) => at !== number && hides(other, name))) kept.add(number);
  }
  return kept;
}
