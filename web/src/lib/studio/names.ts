/** Names above the cities of a map that is being drawn, so that none lies over another. */

export interface Name {
  /** Its middle, and the line it stands on, in pixels. */
  x: number;
  y: number;
  name: string;
}

const LETTER = 7.6;
const HEIGHT = 16;

/** Which of some names can be read: those that come first, after the ones that must be. */
export function apart(names: readonly Name[], first: readonly number[] = []): ReadonlySet<number> {
  const kept = new Set<number>();
  const order = [...first, ...names.keys()];
  const crosses = (a: Name, b: Name): boolean =>
    Math.abs(a.x - b.x) < ((a.name.length + b.name.length) / 2) * LETTER && Math.abs(a.y - b.y) < HEIGHT;
  for (const number of order) {
    const name = names[number];
    if (name && ![...kept].some((other) => other !== number && crosses(name, names[other]!))) kept.add(number);
  }
  return kept;
}
