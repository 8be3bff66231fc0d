/** Shares in one minute. */
import type { BoardFile } from "../../lib/board";
import type { MapFacts } from "../../protocol";
import type { LessonPage, MechanicLesson } from "../types";
import { companiesOf } from "./companies";
import RulesPicture from "./RulesPicture.svelte";

/** The tracks of the longest route that has a sign; any track if the board draws none. */
function signed(facts: MapFacts, board: BoardFile): number[] {
  const routes = new Set(board.signs?.map(({ route }) => route));
  const lengths = facts.tracks.map(({ route, length }) => (routes.has(route) ? length : 0));
  const longest = facts.tracks[lengths.indexOf(Math.max(...lengths))];
  return [...facts.tracks.keys()].filter((track) => facts.tracks[track]?.route === longest?.route);
}

const lesson: MechanicLesson = (facts, board): LessonPage[] => [
  { say: "what", picture: { board: { tracks: signed(facts, board) } } },
  { say: "how", picture: { part: RulesPicture } },
  { say: "rank", picture: { points: companiesOf(facts)[0]?.points ?? [] } },
  { say: "score", picture: { points: companiesOf(facts).at(-1)?.points ?? [] } },
];

export default lesson;
