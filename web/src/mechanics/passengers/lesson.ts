/** Passengers in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import { pointsOf } from "./waiting";
import Crowd from "./Crowd.svelte";
import Ranks from "./Ranks.svelte";
import RulesPicture from "./RulesPicture.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => [
  { say: "what", picture: { part: Crowd } },
  { say: "how", picture: { part: RulesPicture } },
  { say: "rank", picture: { part: Ranks } },
  { say: "score", picture: { points: pointsOf(facts) } },
];

export default lesson;
