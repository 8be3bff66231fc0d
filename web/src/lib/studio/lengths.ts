/** How long a track should be, by the distance it covers. */

/** How much the distances between neighbours count, in tracks. */
const AS_TRACKS = 3;
/** To how many of its neighbours a city is joined at least, usually. */
const NEIGHBOURS = 3;
const LONGEST = 6;

/** How far neighbours usually are apart: the middle of the distances from every city to its nearest. */
export function betweenNeighbours(distances: readonly (readonly number[])[]): number {
  const near = distances.flatMap((each) => [...each].filter((far) => far > 0).sort((a, b) => a - b).slice(0, NEIGHBOURS));
  const sorted = near.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Spaces between neighbours: two on a map of few cities, more on one of many. */
export const usualLength = (cities: number): number => Math.min(2.6, Math.max(2, 2 + (cities - 12) / 30));

/** The length of a track over a distance: as neighbours usually have it, and as the tracks there are. */
export function suggestedLength(
  far: number,
  between: number,
  cities: number,
  tracks: readonly { far: number; length: number }[],
): number {
  const known = tracks.filter((track) => track.far > 0);
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  const distance = sum(known.map((track) => track.far)) + AS_TRACKS * between;
  const spaces = sum(known.map((track) => track.length)) + (between ? AS_TRACKS * usualLength(cities) : 0);
  if (!distance || !spaces) return 2;
  return Math.min(LONGEST, Math.max(1, Math.round((far * spaces) / distance)));
}
