/** The discard pile of tickets in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import RulesPicture from "./RulesPicture.svelte";

const TICKET = "back-ticket";

const lesson: MechanicLesson = (): LessonPage[] => [
  { say: "what", picture: { part: RulesPicture } },
  { say: "see", picture: { cards: [TICKET, { card: TICKET, lit: true }, { card: TICKET, lit: true }] } },
  { say: "again", picture: { cards: [{ card: TICKET, off: true }, "→", TICKET, TICKET] } },
];

export default lesson;
