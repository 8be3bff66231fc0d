/** Points to begin with, in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import { startPoints } from "./points";
import RulesPicture from "./RulesPicture.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => [
  { say: "what", picture: { cards: ["locomotive", "red", "red", "green"] } },
  { say: "how", picture: { part: RulesPicture } },
  { say: "score", picture: { points: startPoints(facts) } },
];

export default lesson;
