/** The Grand Tour in one minute. */
import { loopOf } from "../../lib/networks";
import type { LessonPage, MechanicLesson } from "../types";
import Help from "./Help.svelte";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const loop = loopOf(facts);
  return [
    { say: "what", picture: { board: { tracks: loop, owned: [loop] } } },
    { say: "how", picture: { board: { tracks: loop, owned: [loop.slice(1)] } } },
    { say: "score", picture: { part: Help } },
  ];
};

export default lesson;
