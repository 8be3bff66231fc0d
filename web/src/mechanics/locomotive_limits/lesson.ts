/** Limits on locomotives in one minute. */
import { dashed } from "../../lib/telling";
import type { LessonPage, MechanicLesson } from "../types";

const ENGINE = "locomotive";
const LIT = { card: ENGINE, lit: true };

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const { only_on, row, sweep } = facts.mechanics["locomotive_limits"] ?? {};
  const where = [only_on ?? []].flat().map((name) => ({ id: `mechanic-${dashed(String(name))}` }));
  const pages: LessonPage[] = [{ say: "what", picture: { cards: [LIT, "=", "red", "blue", "green", "yellow", "…"] } }];
  if (where) {
    const signs = facts.tracks.findIndex(({ sign }) => sign);
    const plain = facts.tracks.findIndex(({ sign }) => !sign);
    pages.push({ say: "where", args: { where }, picture: { board: { tracks: [Math.max(0, signs)] } } });
    pages.push({ say: "else", args: { where }, picture: { board: { tracks: [Math.max(0, plain)] } } });
  }
  if (row === "free") pages.push({ say: "row", picture: { cards: [LIT, "+", LIT] } });
  if (sweep === false) {
    pages.push({ say: "sweep", picture: { cards: [LIT, LIT, LIT, "pink", "black"] } });
    if (row !== "free") pages.push({ say: "tip", picture: { cards: ["white", "→", LIT] } });
  }
  return pages;
};

export default lesson;
