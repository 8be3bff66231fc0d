/** Cards in place of others, in one minute. */
import { dashed } from "../../lib/telling";
import { list } from "../../lib/words";
import type { LessonPage, MechanicLesson } from "../types";

const ANY = ["pink", "white", "black", "green", "yellow", "red"];

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { cards, only_on, for_colour } = facts.mechanics["substitutes"] ?? {};
  const count = Number(cards ?? 0);
  const where = [only_on ?? []].flat().map((name) => ({ id: `mechanic-${dashed(String(name))}` }));
  const pages: LessonPage[] = [
    {
      say: only_on ? "what-on" : "what",
      args: { cards: count, where },
      picture: { cards: [...ANY.slice(0, count), "=", { card: "locomotive", lit: true }] },
    },
    { say: "how", picture: { cards: ANY.slice(0, count).map((card) => ({ card, lit: true })) } },
    { say: "cost", args: { cards: count }, picture: { cards: ["locomotive", ...ANY.slice(1, count), "=", "locomotive"] } },
  ];
  if (for_colour) {
    const { cards: each, tracks } = for_colour as { cards: number; tracks: string[][] };
    const named = (a: number, b: number): boolean =>
      tracks.some((ends) => [a, b].every((place) => ends.includes(facts.places[place]?.name ?? "")));
    const track = Math.max(0, facts.tracks.findIndex(({ a, b }) => named(a, b)));
    pages.push({
      say: "for-colour",
      args: { cards: each, tracks: list(tracks.map((ends) => ends.join("–"))) },
      picture: { board: { tracks: [track] } },
    });
  }
  return pages;
};

export default lesson;
