/** A hint in words: the move, why, and the next best. It comes with the first hint. */
import type { Hinted } from "../protocol";
import { points, tellFact } from "./reviewWords";
import type { Table } from "./table.svelte";
import { seatName, tellOffer, ticketName } from "./telling";
import { list, t } from "./words";

/** The hint that was given at a table as it was then. */
export function tellHint(
  hinted: Hinted,
  table: Pick<Table, "facts" | "room" | "offers" | "seat">,
  isPlanShown: boolean,
): string {
  const { facts, room, offers, seat: you } = table;
  if (!facts || !room) return "";
  const say = (action: number): string => {
    const offer = offers.find((each) => each.action === action);
    return offer ? tellOffer(offer, facts) : "";
  };
  const names = room.seats.map((_, seat) => seatName(room, seat));
  const reason = (hinted.reason ?? []).map((fact) => tellFact(fact, facts, names, you));
  const text = say(hinted.action) || hinted.text;
  const serving = (hinted.tickets ?? []).map((each) => ticketName(each, facts));
  if (!reason.length && serving.length) return t("hint-serving", { text, tickets: serving.join("; ") });
  const others = (hinted.others ?? [])
    .filter(({ action }) => say(action))
    .map((each) => t("review-alternative", { move: say(each.action), points: points(each.points) }));
  const parts = [t("hint", { text }), ...reason];
  if (others.length) parts.push(`${t("review-alternatives", { moves: list(others) })}.`);
  if (!isPlanShown && hinted.tracks?.length) parts.push(t("hint-again"));
  return parts.join(" ");
}
