/** A score sheet as a story, line by line, and as a table. */
import type { MapFacts, SeatScore, SheetLine } from "../protocol";
import { tellLine } from "./telling";
import { t } from "./words";

/** A line as it is told: whose it is, and what the seats have after it. */
export interface Step {
  seat: number;
  line: SheetLine;
  totals: number[];
}

export interface Row {
  kind: string;
  title: string;
  /** By seat; null where the sheet has no such line. */
  points: (number | null)[];
  lines: SheetLine[][];
}

const isTicket = (line: SheetLine): boolean => (line.ticket ?? -1) >= 0;

const kindOf = (line: SheetLine): string => {
  if (!isTicket(line)) return line.name;
  return line.points > 0 ? "tickets-done" : "tickets-lost";
};

/** All kinds of lines, in the order in which they are first scored. */
function kindsOf(scores: readonly SeatScore[]): string[] {
  const kinds = scores.flatMap((score) => score.lines.map(kindOf));
  const order = ["tracks", "tickets-done", "tickets-lost"];
  return [...new Set([...order.filter((kind) => kinds.includes(kind)), ...kinds])];
}

/** Tracks of all seats, then the tickets seat by seat, then one bonus after another. */
export function stepsOf(scores: readonly SeatScore[]): Step[] {
  const kinds = kindsOf(scores);
  const chapter = (line: SheetLine): number => (isTicket(line) ? 1 : 2 * kinds.indexOf(line.name));
  const lines = scores.flatMap((score, seat) => score.lines.map((line) => ({ seat, line })));
  lines.sort((a, b) => chapter(a.line) - chapter(b.line) || a.seat - b.seat);
  const totals = scores.map(() => 0);
  return lines.map(({ seat, line }) => {
    totals[seat] = (totals[seat] ?? 0) + line.points;
    return { seat, line, totals: [...totals] };
  });
}

export function rowsOf(scores: readonly SeatScore[], facts: MapFacts): Row[] {
  return kindsOf(scores).map((kind) => {
    const lines = scores.map((score) => score.lines.filter((line) => kindOf(line) === kind));
    const first = lines.flat()[0];
    return {
      kind,
      title: !first || isTicket(first) ? t(`line-${kind}`) : tellLine(first, facts),
      points: lines.map((each) =>
        each.length ? each.reduce((sum, line) => sum + line.points, 0) : null,
      ),
      lines,
    };
  });
}

/** Points with a true minus, if they have one. */
export const written = (points: number): string => (points < 0 ? signed(points) : String(points));

/** Points with their sign, and a true minus. */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
