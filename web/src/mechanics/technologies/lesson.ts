/** Technologies in one minute. */
import { named } from "../../lib/words";
import type { LessonPage, MechanicLesson } from "../types";
import Sample from "./Sample.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { home, free_length } = facts.mechanics["technologies"] ?? {};
  const regions = (home ?? []) as string[];
  const free = Number(free_length ?? 0);
  const inside = (place: number): boolean => regions.includes(facts.places[place]?.region ?? "");
  const isFree = ({ a, b, length }: (typeof facts.tracks)[number]): boolean => length <= free && inside(a) && inside(b);
  const open = Math.max(0, facts.tracks.findIndex(isFree));
  return [
    { say: "what", args: { home: regions.map(named), length: free }, picture: { board: { tracks: [open] } } },
    { say: "how", picture: { part: Sample } },
    { say: "cost", picture: { cards: [{ card: "locomotive", lit: true }, { card: "locomotive", lit: true }] } },
    { say: "score", picture: { part: Sample } },
  ];
};

export default lesson;
