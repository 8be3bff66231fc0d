/** The longest path in one minute. */
import { pathOf } from "../../lib/networks";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const points = Number(facts.mechanics["longest_path"]?.["points"] ?? 0);
  const path = pathOf(facts, 4);
  return [
    { say: "what", picture: { board: { tracks: path, owned: [path] } } },
    { say: "how", picture: { board: { tracks: path, owned: [path.slice(0, 2), path.slice(3)] } } },
    { say: "score", args: { points }, picture: { points: [points] } },
  ];
};

export default lesson;
