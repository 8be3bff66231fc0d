/** Stations in one minute. */
import type { LessonPage, MechanicLesson } from "../types";

const COLOURS = ["red", "blue", "green", "yellow", "black"];

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { count, costs, unused_points } = facts.mechanics["stations"] ?? {};
  const prices = (costs ?? []) as number[];
  const place = facts.places.findIndex((_, city) => around(city).length === 3);
  const tracks = around(place);
  function around(city: number): number[] {
    return facts.tracks.flatMap(({ a, b }, track) => (a === city || b === city ? [track] : []));
  }
  const line = prices.flatMap((price, n) => [...(n ? ["·"] : []), ...Array<string>(price).fill(COLOURS[n % COLOURS.length]!)]);
  return [
    { say: "what", picture: { board: { tracks, owned: [[], tracks.slice(0, 1)], pieces: { [place]: 0 } } } },
    { say: "how", args: { count: Number(count ?? 0) }, picture: { board: { tracks, pieces: { [place]: 0 } } } },
    { say: "cost", args: { costs: prices }, picture: { cards: line } },
    {
      say: "score",
      args: { points: Number(unused_points ?? 0) },
      picture: { points: prices.map(() => Number(unused_points ?? 0)) },
    },
  ];
};

export default lesson;
