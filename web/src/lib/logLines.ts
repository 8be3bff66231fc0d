/** What has happened as lines of the log: sentences with chips for cards, in the viewer's words. */
import type { EventMessage, MapFacts, News, RoomFacts } from "../protocol";
import { seatName, tell } from "./telling";
import { t } from "./words";

/** A piece of a line: words, or cards of one kind. */
export type Piece = string | { card: number; count: number };

export interface Line {
  key: string;
  seat: number;
  said: boolean;
  pieces: Piece[];
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
export function linesOf(news: readonly News[], teller: Teller): Line[] {
  const lines: Line[] = [];
  let before: EventMessage | null = null;
  let unseen = 0;
  for (const { version, events } of news) {
    events.forEach((event, n) => {
      if (QUIET.has(event.id)) return;
      const last = lines.at(-1);
      const again = before?.id === event.id && before.seat === event.seat;
      before = event;
      unseen = event.id === UNSEEN_DRAW ? (again ? unseen + 1 : 1) : 0;
      if (again && last && unseen > 1) last.pieces = [drawn(event, unseen, teller)];
      else if (!(again && last && joined(last, event))) {
        const pieces = piecesOf(tell(event, teller.facts, teller.room, teller.you, true));
        if (!pieces.length) return;
        lines.push({ key: `${version}-${n}`, seat: event.seat, said: event.id === "said", pieces });
      }
    });
  }
  return lines;
}

/** Put the card of an event beside those of a line that tells the like; false if it has none. */
function joined(line: Line, event: EventMessage): boolean {
  const card = event.args?.["card"];
  const at = line.pieces.findLastIndex((piece) => typeof piece !== "string");
  if (typeof card !== "number" || at < 0 || event.args?.["locomotives"] !== undefined) return false;
  line.pieces.splice(at + 1, 0, { card, count: 1 });
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
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let found = CARDS.exec(rest); found; found = CARDS.exec(rest)) {
    if (found.index) pieces.push(rest.slice(0, found.index));
    pieces.push({ card: Number(found[1]), count: Number(found[2]) });
    rest = rest.slice(found.index + found[0].length);
  }
  return rest ? [...pieces, rest] : pieces;
}
