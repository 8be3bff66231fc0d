/** Names above the cities of a map that is being drawn, so that none lies over another, nor another city over it. */

export interface Name {
  /** Its middle, and the line it stands on, in pixels. */
  x: number;
  y: number;
  name: string;
}

/** Of letters of one pixel; and what names keep from each other. */
const LETTER = 0.507;
const HEIGHT = 1.067;
const BETWEEN = 3;
/** Of a city, with its edge; and how much of it may touch a name. */
const RADIUS = 11;
const TOUCH = 5;

/** How large the letters of names are beside marks of a size, and how far above their cities they stand. */
export const lettersOf = (size: number): number => 12 + 3 * size;
export const aboveOf = (size: number): number => 5 + 9 * size;

/** Which of some names can be read: those that come first, after the ones that must be. */
export function apart(names: readonly Name[], size: number, first: readonly number[] = []): ReadonlySet<number> {
  const kept = new Set<number>();
  const order = [...first, ...names.keys()];
  const [letter, height] = [LETTER * lettersOf(size), HEIGHT * lettersOf(size)];
  const reach = (RADIUS - TOUCH) * size;
  const crosses = (a: Name, b: Name): boolean =>
    Math.abs(a.x - b.x) < ((a.name.length + b.name.length) / 2) * letter + BETWEEN && Math.abs(a.y - b.y) < height;
  /** Whether the city of another name hides a part of one. */
  const hides = (other: Name, name: Name): boolean =>
    Math.abs(name.x - other.x) < (name.name.length / 2) * letter + reach &&
    Math.abs(name.y - height / 3 - (other.y + aboveOf(size))) < height / 2 + reach;
  for (const number of order) {
    const name = names[number];
    if (!name || [...kept].some((other) => other !== number && crosses(name, names[other]!))) continue;
    if (first.includes(number) || !names.some((other, at) => at !== number && hides(other, name))) kept.add(number);
  }
  return kept;
}
