/** Most tickets in one minute. */
import type { LessonPage, MechanicLesson } from "../types";

const TICKET = "back-ticket";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const points = Number(facts.mechanics["most_tickets"]?.["points"] ?? 0);
  return [
    { say: "what", picture: { cards: [TICKET, TICKET, TICKET, TICKET] } },
    { say: "how", picture: { cards: [TICKET, "+", { card: TICKET, lit: true }] } },
    { say: "score", args: { points }, picture: { points: [points] } },
  ];
};

export default lesson;
