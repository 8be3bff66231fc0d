/** Tunnels in one minute. */
import { GRAY } from "../../lib/telling";
import type { LessonPage, MechanicLesson } from "../types";

const lesson: MechanicLesson = (facts): LessonPage[] => {
  const reveal = Number(facts.mechanics["tunnels"]?.["reveal"] ?? 0);
  const tunnels = facts.tracks.flatMap(({ sign }, track) => (sign === "legend-tunnel" ? [track] : []));
  const tunnel = tunnels.find((track) => facts.tracks[track]!.length > 1) ?? tunnels[0] ?? 0;
  const { length = 2, colour = GRAY } = facts.tracks[tunnel] ?? {};
  const laid = colour === GRAY ? "red" : (facts.cards[colour] ?? "red");
  const other = laid === "blue" ? "green" : "blue";
  const turned = [{ card: laid, lit: true }, other, { card: "locomotive", lit: true }];
  return [
    { say: "what", picture: { board: { tracks: [tunnel] } } },
    {
      say: "how",
      args: { reveal },
      picture: { cards: [...Array<string>(length).fill(laid), "→", ...Array<string>(reveal).fill("back-deck")] },
    },
    { say: "cost", picture: { cards: [...turned, "→", "+2"] } },
    { say: "choice", picture: { board: { tracks: [tunnel], owned: [[tunnel]] } } },
  ];
};

export default lesson;
