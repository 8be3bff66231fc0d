/** Country cards in one minute. */
import { wayBetween } from "../../lib/networks";
import type { LessonPage, MechanicLesson } from "../types";
import { stacksOf } from "./countries";
import Help from "./Help.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const stacks = stacksOf(facts);
  const countryOf = (place: number): string => {
    const { name = "" } = facts.places[place] ?? {};
    return Object.hasOwn(stacks, name) ? name : "";
  };
  const ways = facts.places.flatMap((_, from) => {
    const isOther = (place: number): boolean => Boolean(countryOf(place)) && countryOf(place) !== countryOf(from);
    const way = countryOf(from) ? wayBetween(facts, from, isOther) : [];
    return way.length ? [way] : [];
  });
  const spaces = (way: readonly number[]): number =>
    way.reduce((sum, track) => sum + (facts.tracks[track]?.length ?? 0), 0);
  const way = ways.sort((a, b) => spaces(a) - spaces(b))[0] ?? [];
  const ends = way.flatMap((track) => [facts.tracks[track]?.a ?? -1, facts.tracks[track]?.b ?? -1]);
  const joined = [...new Set(ends.map(countryOf))].filter(Boolean);
  const board = { tracks: way, owned: [way] };
  return [
    { say: "what", picture: { part: Help } },
    { say: "how", picture: { board } },
    { say: "gain", picture: { points: joined.map((name) => stacks[name]?.[0] ?? 0) } },
    { say: "score", picture: { part: Help } },
  ];
};

export default lesson;
