/** Saving in one minute. */
import type { LessonPage, MechanicLesson } from "../types";

const OFF = { card: "orange", off: true };

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const everyone = facts.mechanics["saving"]?.["everyone"] === false ? "no" : "yes";
  const long = Math.max(0, facts.tracks.findIndex(({ length }) => length === 3));
  return [
    { say: "what", args: { everyone }, picture: { cards: ["orange", "orange", OFF] } },
    { say: "how", picture: { board: { tracks: [long], owned: [[long]] } } },
    { say: "cost", picture: { cards: [{ card: "locomotive", lit: true }, "+", "orange", OFF] } },
  ];
};

export default lesson;
