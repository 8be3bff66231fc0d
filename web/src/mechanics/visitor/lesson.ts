/** The visitor in one minute. */
import { FIGURE, type LessonPage, type MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { place, taken, kept } = facts.mechanics["visitor"] ?? {};
  const at = facts.places.findIndex(({ name }) => name === place);
  const tracks = facts.tracks.flatMap(({ a, b }, track) => (a === at || b === at ? [track] : []));
  const points = { taken: Number(taken ?? 0), kept: Number(kept ?? 0) };
  return [
    { say: "what", args: { place: String(place ?? "") }, picture: { board: { tracks, tokens: { [at]: [FIGURE] } } } },
    { say: "how", picture: { board: { tracks, owned: [tracks.slice(0, 1)], tokens: { [at]: [FIGURE] } } } },
    { say: "score", args: points, picture: { points: [points.taken, points.kept] } },
  ];
};

export default lesson;
