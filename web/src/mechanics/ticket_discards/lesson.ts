/** The discard pile of tickets in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import RulesPicture from "./RulesPicture.svelte";
import Seen from "./Seen.svelte";

const TICKET = "back-ticket";

const lesson: MechanicLesson = (): LessonPage[] => [
  { say: "what", picture: { part: RulesPicture } },
  { say: "see", picture: { part: Seen } },
  { say: "again", picture: { cards: [{ card: TICKET, off: true }, "→", TICKET, TICKET] } },
];

export default lesson;
