/** Connected building in one minute. */
import { pathOf } from "../../lib/networks";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const path = pathOf(facts, 4);
  const built = path.slice(0, 2);
  return [
    { say: "what", picture: { board: { tracks: path, owned: [built.slice(0, 1)] } } },
    { say: "how", picture: { board: { tracks: path, owned: [built] } } },
    { say: "stuck", picture: { board: { tracks: path, owned: [built, path.slice(2)] } } },
  ];
};

export default lesson;
