/** City markers in one minute. */
import type { MapFacts } from "../../protocol";
import type { LessonPage, MechanicLesson } from "../types";

const COLOUR = "red";

interface Crossing {
  place: number;
  tracks: number[];
  ends: number[];
}

/** A city with three tracks, none of them beside another, and these tracks: as short as any, for
 * its marker is then as large as can be. */
function crossing(facts: MapFacts): Crossing {
  const longest = ({ tracks }: Crossing): number => Math.max(...tracks.map((track) => facts.tracks[track]?.length ?? 0));
  const all = [...facts.places.keys()].flatMap((place): Crossing[] => {
    const tracks = facts.tracks.flatMap(({ a, b }, track) => (a === place || b === place ? [track] : []));
    const ends = tracks.map((track) => (facts.tracks[track]?.a ?? 0) + (facts.tracks[track]?.b ?? 0) - place);
    return tracks.length === 3 && new Set(ends).size === 3 ? [{ place, tracks, ends }] : [];
  });
  const first = { place: facts.tracks[0]?.a ?? 0, tracks: [0], ends: [facts.tracks[0]?.b ?? 0] };
  return all.sort((one, other) => longest(one) - longest(other))[0] ?? first;
}

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const price = Number(facts.mechanics["city_markers"]?.["price"] ?? 0);
  const { place, tracks, ends } = crossing(facts);
  const first = tracks.slice(0, 1);
  const cards = Array<string>(price).fill(COLOUR);
  return [
    { say: "start", picture: { board: { tracks, pieces: { [place]: 0 } } } },
    { say: "score", picture: { board: { tracks, owned: [[], first], pieces: { [place]: 0 } } } },
    { say: "more", args: { price }, picture: { cards } },
    { say: "own", picture: { board: { tracks, owned: [first], pieces: { [place]: 0, [ends[0] ?? 0]: 0 } } } },
  ];
};

export default lesson;
