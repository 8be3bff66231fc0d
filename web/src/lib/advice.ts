/** What to tell a newcomer now, from the position and what has been told before. */
import type { MapFacts, Offer, SeatView } from "../protocol";
import type { Table } from "./table.svelte";
import { dashed } from "./telling";
import { has, type Args } from "./words";

export interface Advice {
  /** A message; another of the same id with `-title` goes before it. */
  id: string;
  args: Args;
}

/** What advice is chosen by; a table has it all. */
export type Seen = Pick<Table, "facts" | "view" | "offers" | "over" | "acting" | "seat">;

/** The first piece of advice that fits now and has not been read; null if there is none. */
export function adviceFor(seen: Seen, read: readonly string[]): Advice | null {
  const { facts, view } = seen;
  if (!facts || !view) return null;
  const fitting = (seen.over ? ["end"] : fits(seen, view)).map((id) => `guide-${id}`);
  const id = fitting.find((each) => has(each) && !read.includes(each));
  return id ? { id, args: numbers(facts, view, seen.seat) } : null;
}

function fits(seen: Seen, view: SeatView): string[] {
  if (!seen.acting) return view.turns_left >= 0 ? ["last-round"] : ["others"];
  const can = (kind: string): boolean => seen.offers.some((offer: Offer) => offer.kind === kind);
  switch (view.phase) {
    case "first tickets":
      return ["first-tickets"];
    case "keep":
      return ["keep"];
    case "second card":
      return ["second-card"];
    case "turn":
      return turn(seen, view, can);
    default:
      return [dashed(view.phase)];
  }
}

/** In the order in which a first game asks for it; what the map adds comes once there is a track. */
function turn(seen: Seen, view: SeatView, can: (kind: string) => boolean): string[] {
  const settled = Boolean(view.owned[seen.seat]?.length);
  const told: string[] = [];
  if (view.turns_left >= 0) told.push("last-round");
  if (can("take") || can("draw")) told.push("draw");
  if (can("claim")) told.push("claim");
  if (settled) {
    const added = Object.keys(seen.facts?.mechanics ?? {});
    told.push(...added.map((mechanic) => `with-${dashed(mechanic)}`), "progress");
    if (can("tickets")) told.push("tickets");
  }
  if (can("pass")) told.push("pass");
  return told;
}

function numbers(facts: MapFacts, view: SeatView, seat: number): Args {
  return {
    keep: view.phase === "keep" ? facts.later_tickets.keep : facts.first_tickets.keep,
    trains: view.trains[seat] ?? 0,
    last: facts.last_round_at,
    turns: view.turns_left,
  };
}
