/** Terrain cards in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import Engines from "./Engines.svelte";
import Picks from "./Picks.svelte";
import RulesPicture from "./RulesPicture.svelte";
import Types from "./Types.svelte";

const lesson: MechanicLesson = (): LessonPage[] => [
  { say: "what", picture: { part: Types } },
  { say: "pick", picture: { part: Picks } },
  { say: "double", picture: { part: RulesPicture } },
  { say: "wild", picture: { part: Engines } },
];

export default lesson;
