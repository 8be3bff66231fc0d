/** What the rail says: whose turn it is, and what can be done. */
import { mechanicsOf } from "../mechanics";
import type { SeatView } from "../protocol";
import { screen } from "./arrangement.svelte";
import { outcomeOf } from "./outcome";
import type { Table } from "./table.svelte";
import { dashed } from "./telling";
import { either, has, list, t } from "./words";

export interface Status {
  title: string;
  detail: string;
  /** What is asked is about these. */
  places?: readonly number[];
}

/** From so few trains on the end is announced. */
export const FEW_TRAINS = 6;

/** The status; `own` is what a mechanic says itself. */
export function statusOf(table: Table, view: SeatView, own: Status | null): Status {
  if (table.over) return { title: t("status-over"), detail: endOf(table) };
  const special = [...table.states.values()].map((state) => state.status()).find(Boolean);
  if (special) return { title: special, detail: "" };
  if (table.placing) {
    const how = screen.touch ? "status-placing-tap" : "status-placing-how";
    return own ?? { title: t("status-placing"), detail: t(how) };
  }
  if (table.played) return { title: t("status-bot-plays"), detail: waiting(table, view).title };
  return table.acting ? (own ?? acting(table, view)) : waiting(table, view);
}

/** Who has won, and by what. */
function endOf(table: Table): string {
  const scores = table.position?.scores ?? [];
  const you = table.line.seats.length === 1 ? table.seat : -1;
  const { title, detail } = outcomeOf(scores, (seat) => table.shownName(seat), you);
  return scores.length ? t("status-over-how", { title, detail }) : "";
}

/** What a mechanic says itself of what it asks for; null if none does. */
export function ownStatus(table: Table, view: SeatView): Status | null {
  for (const [, mechanic] of table.facts ? mechanicsOf(table.facts) : []) {
    const own = table.facts && mechanic.status?.(table.facts, view);
    if (own) return own;
  }
  return null;
}

function acting(table: Table, view: SeatView): Status {
  const id = `status-${dashed(view.phase)}`;
  const may = [...new Set(optionsOf(table, view).map(said))];
  const title = view.turns_left >= 0 && view.phase === "turn" ? t("status-last-turn") : "";
  if (!has(id)) return { title: t("status-decide"), detail: either(may) };
  return { title: title || t(id, { may }), detail: has(`${id}-how`) ? t(`${id}-how`, { may }) : either(may) };
}

/** What can be done, in few words where there is little room and fewer are known. */
function said(option: string): string {
  const briefly = `${option}-briefly`;
  return t(screen.portrait && !screen.broad && has(briefly) ? briefly : option);
}

/** What can be done, as messages; the tickets come last. */
function optionsOf(table: Table, view: SeatView): string[] {
  const kinds = [...new Set(table.offers.map((offer) => dashed(offer.kind)))];
  // At the start of a turn the row and the deck are one thing to do.
  const both = view.phase === "turn" && kinds.includes("draw");
  const last = (kind: string): number => Number(kind === "tickets");
  return kinds
    .filter((kind) => !(both && kind === "take"))
    .sort((a, b) => last(a) - last(b))
    .map((kind) => (both && kind === "draw" ? "may-draw-two" : `may-${kind}`))
    .filter(has);
}

function waiting(table: Table, view: SeatView): Status {
  const seats = list(view.to_act.map((seat) => table.name(seat)));
  const last = view.turns_left >= 0;
  const title = t(last ? "status-waiting-last" : "status-waiting", { seats, count: view.to_act.length });
  return { title, detail: table.seat >= 0 ? t("status-waiting-how") : "" };
}

/** What to warn of before the last turns; empty if there is nothing. */
export function endNear(table: Table, view: SeatView): string {
  if (table.over) return "";
  if (view.turns_left >= 0) return t("last-round-warning", { count: view.turns_left });
  const least = Math.min(...view.trains);
  if (least > FEW_TRAINS) return "";
  const seat = view.trains.indexOf(least);
  return t("end-near", { seat: table.name(seat), subject: seat === table.seat ? "you" : "named", trains: least });
}
