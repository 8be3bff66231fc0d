/** Tolls in one minute. */
import type { MapFacts, TrackFacts } from "../../protocol";
import type { LessonPage, MechanicLesson } from "../types";
import Help from "./Help.svelte";
import RulesPicture from "./RulesPicture.svelte";
import { mostRanks, tollsOf } from "./tolls";

const SPACES = 3;

/** The tracks of the first double route of some length: its tolls can be read. */
function tolled(facts: MapFacts): number[] {
  const beside = (of: TrackFacts): number[] => [...facts.tracks.keys()].filter((track) => facts.tracks[track]?.route === of.route);
  const first = facts.tracks.find((track) => track.length >= SPACES && beside(track).length > 1) ?? facts.tracks[0];
  return first ? beside(first) : [];
}

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { start, loan } = tollsOf(facts);
  return [
    { say: "what", args: { start }, picture: { board: { tracks: tolled(facts) } } },
    { say: "owner", picture: { part: RulesPicture } },
    { say: "loan", args: { loan }, picture: { points: [-loan] } },
    { say: "score", picture: mostRanks(facts).length > 4 ? { points: mostRanks(facts) } : { part: Help } },
  ];
};

export default lesson;
