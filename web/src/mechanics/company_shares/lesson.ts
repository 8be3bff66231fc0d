/** Shares in one minute. */
import type { LessonPage, MechanicLesson } from "../types";
import { companiesOf } from "./companies";
import Help from "./Help.svelte";
import RulesPicture from "./RulesPicture.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => [
  { say: "what", picture: { part: Help } },
  { say: "how", picture: { part: RulesPicture } },
  { say: "rank", picture: { points: companiesOf(facts)[0]?.points ?? [] } },
  { say: "score", picture: { points: companiesOf(facts).at(-1)?.points ?? [] } },
];

export default lesson;
