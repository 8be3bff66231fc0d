/** Ferries in one minute. */
import { GRAY } from "../../lib/telling";
import type { TrackFacts } from "../../protocol";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const isTypical = ({ symbols = 0, length }: TrackFacts): boolean => symbols > 0 && length > symbols + 1;
  const found = facts.tracks.findIndex(isTypical);
  const ferry = found >= 0 ? found : Math.max(0, facts.tracks.findIndex(({ symbols }) => symbols));
  const { symbols = 1, length = 2, colour = GRAY } = facts.tracks[ferry] ?? {};
  const plain = colour === GRAY ? "blue" : (facts.cards[colour] ?? "blue");
  const rest = Array<string>(length - symbols).fill(plain);
  return [
    { say: "what", picture: { board: { tracks: [ferry] } } },
    {
      say: "cost",
      args: { count: symbols },
      picture: { cards: [...Array.from({ length: symbols }, () => ({ card: "locomotive", lit: true })), ...rest] },
    },
    {
      say: "score",
      args: { length, points: facts.points[String(length)] ?? 0 },
      picture: { board: { tracks: [ferry], owned: [[ferry]] } },
    },
  ];
};

export default lesson;
