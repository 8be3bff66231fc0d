/** Mountains in one minute. */
import { GRAY } from "../../lib/telling";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const most = Math.max(...facts.tracks.map(({ crosses = 0 }) => crosses));
  const found = Math.max(0, facts.tracks.findIndex(({ crosses = 0, colour }) => crosses === most && colour !== GRAY));
  const { length = 1, crosses = 1, colour = GRAY } = facts.tracks[found] ?? {};
  const points = Number(facts.mechanics["mountains"]?.["points"] ?? 0);
  const card = colour === GRAY ? "blue" : (facts.cards[colour] ?? "blue");
  return [
    { say: "what", picture: { board: { tracks: [found] } } },
    { say: "cost", args: { length, trains: length + crosses }, picture: { cards: Array<string>(length).fill(card) } },
    {
      say: "score",
      args: { points },
      picture: { points: [facts.points[String(length)] ?? 0, ...Array<number>(crosses).fill(points)] },
    },
  ];
};

export default lesson;
