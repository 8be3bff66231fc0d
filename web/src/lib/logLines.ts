/** What has happened as lines of the log: sentences with chips for cards, in the viewer's words. */
import type { EventMessage, MapFacts, News, RoomFacts } from "../protocol";
import { seatName, tell } from "./telling";
import { t } from "./words";

/** A part of a line: words, or cards of one kind. */
export type LinePart = string | { card: number; count: number };

export interface LogLine {
  key: string;
  seat: number;
  said: boolean;
  parts: LinePart[];
}

/** Too small to tell: one sees them on the table. */
const QUIET = new Set([
  "row-filled",
  "dealt",
  "dealt-hidden",
  "offered",
  "offered-hidden",
  "kept-ticket",
]);
const UNSEEN_DRAW = "drew-hidden";

export interface Teller {
  facts: MapFacts;
  room: RoomFacts;
  /** The seat that is spoken to. */
  you: number;
}

/** The lines of some entries of the log, oldest first; the like by one seat share a line. */
export function linesOf(news: readonly News[], teller: Teller): LogLine[] {
  const lines: LogLine[] = [];
  let before: EventMessage | null = null;
  let unseen = 0;
  for (const { version, events } of news) {
    events.forEach((event, n) => {
      if (QUIET.has(event.id)) return;
      const last = lines.at(-1);
      const again = before?.id === event.id && before.seat === event.seat;
      before = event;
      unseen = event.id === UNSEEN_DRAW ? (again ? unseen + 1 : 1) : 0;
      if (again && last && unseen > 1) last.parts = [drawn(event, unseen, teller)];
      else if (!(again && last && joined(last, event))) {
        const parts = partsOf(tell(event, teller.facts, teller.room, teller.you, true));
        if (!parts.length) return;
        lines.push({ key: `${version}-${n}`, seat: event.seat, said: event.id === "said", parts });
      }
    });
  }
  return lines;
}

/** Put the card of an event beside those of a line that tells the like; false if it has none. */
function joined(line: LogLine, event: EventMessage): boolean {
  const card = event.args?.["card"];
  const at = line.parts.findLastIndex((part) => typeof part !== "string");
  if (typeof card !== "number" || at < 0 || event.args?.["locomotives"] !== undefined) return false;
  line.parts.splice(at + 1, 0, { card, count: 1 });
  return true;
}

function drawn(event: EventMessage, count: number, { room, you }: Teller): string {
  const subject = event.seat === you ? "you" : "named";
  return t("drew-many", { subject, seat: seatName(room, event.seat), count });
}

/** Cards in a text are written between these two signs, so that the log can draw them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const CARDS = new RegExp(`${OPEN}(\\d+) (\\d+)${CLOSE}`);

export const cardSign = (card: number, count: number): string => `${OPEN}${card} ${count}${CLOSE}`;

/** A text cut where it has cards. */
export function partsOf(text: string): LinePart[] {
  const parts: LinePart[] = [];
  let rest = text;
  for (let found = CARDS.exec(rest); found; found = CARDS.exec(rest)) {
    if (found.index) parts.push(rest.slice(0, found.index));
    parts.push({ card: Number(found[1]), count: Number(found[2]) });
    rest = rest.slice(found.index + found[0].length);
  }
  return rest ? [...parts, rest] : parts;
}
