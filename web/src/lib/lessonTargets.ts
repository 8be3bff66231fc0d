/** The controls that a lesson speaks of: where each of them is now. */
import type { LessonStep } from "../protocol";
import type { BoardFile } from "./board";
import { boxAround, namePoints, placePoints, trackPoints } from "./fitting";
import type { Table } from "./table.svelte";
import { LOCOMOTIVE } from "./telling";

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  name: string;
  box: Rectangle;
  /** What is lit, unless it is a part of the board. */
  element: HTMLElement | null;
  /** What can be used; none where there is only something to look at. */
  control: HTMLElement | null;
}

type Found = HTMLElement | Rectangle | null;
/** What is lit around a control, where that is more than itself. */
const AROUND_CONTROLS = ".ask";
const TO_LOOK_AT: readonly string[] = ["tickets", "locomotives"];

/** How far around its tracks a part of the board is lit, and around the names at their ends, in
 * units of the board. */
const AROUND = 16;
const AROUND_NAMES = 2;

const one = (selector: string): HTMLElement | null => {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((each) => each.getClientRects().length > 0) ?? null;
};

/** Where some tracks and their ends, with their names, are on the screen. */
function onBoard(table: Table, board: BoardFile, tracks: readonly number[]): Found {
  const layer = one("[data-board]")?.getBoundingClientRect();
  const ends = tracks.flatMap((track) => {
    const { a, b } = table.facts?.tracks[track] ?? { a: -1, b: -1 };
    return [a, b];
  });
  const drawn = boxAround([...trackPoints(board, tracks), ...placePoints(board, ends)]);
  if (!layer || !drawn) return null;
  const names = boxAround(namePoints(board, ends)) ?? drawn;
  const left = Math.min(drawn.left - AROUND, names.left - AROUND_NAMES);
  const top = Math.min(drawn.top - AROUND, names.top - AROUND_NAMES);
  const right = Math.max(drawn.right + AROUND, names.right + AROUND_NAMES);
  const bottom = Math.max(drawn.bottom + AROUND, names.bottom + AROUND_NAMES);
  const scale = layer.width / board.width;
  return {
    left: layer.left + left * scale,
    top: layer.top + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

/** The tracks that one's tickets still lack; once they are done, those that join them. */
export function wayOf(table: Table): number[] {
  const open = table.held.filter(({ state }) => !state.done);
  return (open.length ? open : table.held).flatMap(({ state }) => state.tracks);
}

const FINDERS: Readonly<Record<string, (table: Table, step: LessonStep, board: BoardFile) => Found>> = {
  // A drawer lies over the tickets that a broad screen has beside the hand.
  tickets: () => one(".drawer section.tickets") ?? one("section.tickets"),
  way: (table, _, board) => onBoard(table, board, wayOf(table)),
  slot: (table, { action }) => {
    const slot = table.offers.find((offer) => offer.action === action)?.ids?.["slot"];
    return slot === undefined ? null : one(`button[data-slot="${slot}"]`);
  },
  track: (table, { track }, board) => onBoard(table, board, [track ?? -1]),
  build: ({ acting, claims }) =>
    acting && claims.size ? one(".rail .build, [data-tab=build]") : null,
  offer: (_, { track }) => one(`dialog[open] button[data-track="${track}"]`),
  confirm: () => one(".ask button.main"),
  locomotives: () => one(`.hand [data-card="${LOCOMOTIVE}"]`),
  end: ({ over }) => (over ? one(".panel.end") : null),
};

export const boxOf = (element: HTMLElement): Rectangle =>
  (element.closest(AROUND_CONTROLS) ?? element).getBoundingClientRect();

/** The last of a step's spots that is there. */
export function spotOf(table: Table, step: LessonStep, board: BoardFile): Spot | null {
  for (const name of [...(step.spots ?? [])].reverse()) {
    const found = FINDERS[name]?.(table, step, board);
    if (found instanceof HTMLElement) {
      return { name, box: boxOf(found), element: found, control: TO_LOOK_AT.includes(name) ? null : found };
    }
    if (found) return { name, box: found, element: null, control: null };
  }
  return null;
}
