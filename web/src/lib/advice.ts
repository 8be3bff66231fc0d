/** What to tell a newcomer now: from the position, and from what has been told before. */
import type { SeatView } from "../protocol";
import type { Table } from "./table.svelte";
import { dashed, trackName } from "./telling";
import type { HeldTicket } from "./tickets";
import { has, list, type Args } from "./words";

export interface Advice {
  /** A message. */
  id: string;
  args: Args;
}

/** The turns in which each piece of advice has been shown. */
export type Told = Readonly<Record<string, readonly string[]>>;

/** What advice is chosen by; a table has it all. */
export type Seen = Pick<
  Table,
  "id" | "facts" | "view" | "offers" | "over" | "acting" | "seat" | "held" | "onTheWay" | "claims" | "states" | "room"
>;

/** In so many turns each is shown, if it fits that often; then the next one has its turn. */
const TURNS: Readonly<Record<string, number>> = { "claim-for": 4, draw: 3, claim: 2, tickets: 2, "ticket-done": 2 };
const ONCE = 1;

/** A turn by its name. */
export const turnOf = (seen: Seen): string => `${seen.id}:${seen.view?.turn ?? 0}`;

/** The first piece of advice that fits now and has not been told often enough; null if there is none. */
export function adviceFor(seen: Seen, told: Told): Advice | null {
  const { view } = seen;
  if (seen.room?.lesson) return null; // a lesson speaks for itself
  // While a mechanic shows something, nobody tells how it comes out.
  if (!view || [...seen.states.values()].some((state) => state.status())) return null;
  const id = candidates(seen, view, told).find((each) => has(`guide-${each}`));
  return id ? { id: `guide-${id}`, args: argsOf(seen, view) } : null;
}

/** Whether a turn has begun about which there is nothing left to tell: the basics are done. */
export const isLearnt = (seen: Seen, told: Told): boolean =>
  seen.acting && !seen.over && seen.view?.phase === "turn" && adviceFor(seen, told) === null &&
  ![...seen.states.values()].some((state) => state.status());

function candidates(seen: Seen, view: SeatView, told: Told): string[] {
  if (seen.over) return ["end"];
  if (!seen.acting) return ["others"];
  const phase = dashed(view.phase);
  if (phase !== "turn") return [phase];
  const now = turnOf(seen);
  const fresh = (id: string): boolean => {
    const turns = told[`guide-${id}`] ?? [];
    return turns.includes(now) || turns.length < (TURNS[id] ?? ONCE);
  };
  return turn(seen, view).filter(fresh);
}

/** What a turn can be used for, the most useful first; what the map adds comes once there is a track. */
function turn(seen: Seen, view: SeatView): string[] {
  const can = (kind: string): boolean => seen.offers.some((offer) => offer.kind === kind);
  const done = doneOf(seen).length;
  const found: string[] = [];
  if (view.turns_left >= 0) found.push("last-round");
  if (done) found.push("ticket-done");
  if (neededTrack(seen) !== undefined) found.push("claim-for");
  if (done === seen.held.length && can("tickets")) found.push("tickets");
  if (can("take") || can("draw")) found.push("draw");
  if (can("claim")) found.push("claim");
  if (view.owned[seen.seat]?.length) {
    const added = Object.keys(seen.facts?.mechanics ?? {});
    found.push(...added.map((mechanic) => `with-${dashed(mechanic)}`), "progress");
  }
  if (can("pass")) found.push("pass");
  return found;
}

/** A track that an open ticket lacks and that can be built now. */
const neededTrack = (seen: Seen): number | undefined =>
  [...seen.onTheWay.keys()].find((track) => seen.claims.has(track));

const doneOf = (seen: Seen): HeldTicket[] => seen.held.filter(({ state }) => state.done);

function argsOf(seen: Seen, view: SeatView): Args {
  const { facts } = seen;
  const track = neededTrack(seen);
  const done = doneOf(seen);
  const keep = view.phase === "keep" ? facts?.later_tickets.keep : facts?.first_tickets.keep;
  return {
    keep: keep ?? 0,
    track: facts && track !== undefined ? trackName(track, facts) : "",
    letters: list(track === undefined ? [] : (seen.onTheWay.get(track) ?? [])),
    done: list(done.map(({ letter }) => letter)),
    count: done.length,
  };
}
