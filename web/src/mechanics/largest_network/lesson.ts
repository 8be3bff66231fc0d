/** The largest network in one minute. */
import { pathOf } from "../../lib/networks";
import type { MapFacts } from "../../protocol";
import type { LessonPage, MechanicLesson } from "../types";

/** A path with a branch: another track from one of its places to a place it does not pass. */
function branching(facts: MapFacts): number[] {
  const path = pathOf(facts, 4);
  const passed = new Set(path.flatMap((track) => [facts.tracks[track]?.a, facts.tracks[track]?.b]));
  const branch = facts.tracks.findIndex(({ a, b }) => passed.has(a) !== passed.has(b));
  return branch < 0 ? path : [...path, branch];
}

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const points = Number(facts.mechanics["largest_network"]?.["points"] ?? 0);
  const path = pathOf(facts, 4);
  const all = branching(facts);
  return [
    { say: "what", picture: { board: { tracks: path, owned: [path] } } },
    { say: "how", picture: { board: { tracks: all, owned: [all] } } },
    { say: "score", args: { points }, picture: { points: [points] } },
  ];
};

export default lesson;
