/** Connected building in one minute. */
import { pathOf } from "../../lib/networks";
import { mechanicsOf } from "../index";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const path = pathOf(facts, 4);
  const built = path.slice(0, 2);
  const [first, second] = built.map((track) => facts.tracks[track]);
  const start = first && [first.a, first.b].find((place) => place !== second?.a && place !== second?.b);
  // Where pieces stand in cities, one stands in the city to start in.
  const marked = mechanicsOf(facts).some(([, mechanic]) => mechanic.pieces);
  const pieces: Record<number, number> = marked && start !== undefined ? { [start]: 0 } : {};
  return [
    { say: "what", picture: { board: { tracks: path, owned: [built.slice(0, 1)], pieces } } },
    { say: "how", picture: { board: { tracks: path, owned: [built], pieces } } },
    { say: "stuck", picture: { board: { tracks: path, owned: [built, path.slice(2)], pieces } } },
  ];
};

export default lesson;
