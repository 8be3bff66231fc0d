/** How a game ended, in words. */
import type { SeatScore } from "../protocol";
import { written } from "./scoring";
import { list, t } from "./words";

export interface Outcome {
  winners: number[];
  /** "Brunel wins" */
  title: string;
  /** "68 points to 59 and 21" */
  detail: string;
}

/** `you` is the reader's seat, if there is one. */
export function outcomeOf(
  scores: readonly SeatScore[],
  nameOf: (seat: number) => string,
  you: number,
): Outcome {
  const winners = scores.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));
  const others = scores.filter((score) => score.rank !== 1).map((score) => score.total);
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  const subject = winners.length > 1 ? "several" : winners[0] === you ? "you" : "named";
  return {
    winners,
    title: t("result-won", { subject, names: list(winners.map(nameOf)) }),
    detail: t("result-points", {
      points,
      rivals: others.length,
      others: list(others.sort((a, b) => b - a).map(written)),
    }),
  };
}
