/** Terrain cards in one minute. */
import { named } from "../../lib/words";
import type { LessonPage, MechanicLesson } from "../types";
import Engines from "./Engines.svelte";
import Picks from "./Picks.svelte";
import { priceInWords, rulesOf, typesOf } from "./terrain";
import RulesPicture from "./RulesPicture.svelte";
import Types from "./Types.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => [
  { say: "what", args: { types: typesOf(facts).map(named) }, picture: { part: Types } },
  { say: "pick", picture: { part: Picks } },
  {
    say: "double",
    args: { price: priceInWords(facts), factor: rulesOf(facts).factor },
    picture: { part: RulesPicture },
  },
  { say: "wild", picture: { part: Engines } },
];

export default lesson;
