/** The two ticket decks as a view shows them: short tickets, then long ones. */
import type { SeatView } from "../../protocol";
import type { Shown } from "../types";

export const DRAW_SPLIT = "draw_split";
/** While all say of which decks they want their first tickets. */
export const NAMING = "ticket_decks";

export const leftIn = (shown: Shown): number[] => (shown["left"] ?? []) as number[];

export const keptBy = (view: SeatView): number[][] => (view.mechanics["ticket_decks"]?.["kept"] ?? []) as number[][];
