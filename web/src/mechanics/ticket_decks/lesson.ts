/** Short and long tickets in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import ShortAndLong from "./ShortAndLong.svelte";
import RulesPicture from "./RulesPicture.svelte";
import Worth from "./Worth.svelte";

const lesson: MechanicLesson = (): LessonPage[] => [
  { say: "what", picture: { part: Worth } },
  { say: "how", picture: { part: RulesPicture } },
  { say: "why", picture: { part: ShortAndLong } },
];

export default lesson;
