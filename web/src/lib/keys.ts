/** The keyboard at the table. */
import type { Table } from "./table.svelte";

export interface KeyActions {
  build: () => void;
  help: () => void;
  zoom: (factor: number) => void;
  whole: () => void;
}

const STEP = 1.3;

/** A listener for keys that no field, dialog or curtain wants for itself. */
export function keyHandler(
  at: () => Table,
  actions: KeyActions,
): (event: KeyboardEvent) => void {
  const draw = (table: Table): void => {
    const [offer] = table.of("draw");
    if (offer) void table.act(offer);
  };
  const keys: Record<string, (table: Table) => void> = {
    d: draw,
    t: (table) => table.drawTickets(),
    b: () => actions.build(),
    u: (table) => {
      if (table.position?.can_undo) void table.undo();
    },
    h: (table) => {
      if (table.acting && !table.practice) void table.hint();
    },
    "+": () => actions.zoom(STEP),
    "=": () => actions.zoom(STEP),
    "-": () => actions.zoom(1 / STEP),
    "0": () => actions.whole(),
    "?": () => actions.help(),
    Escape: (table) => table.cancel(),
  };
  return (event) => {
    const table = at();
    if (table.curtain !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target as HTMLElement;
    if (target.matches("input:not([type=checkbox]), textarea, select")) return;
    if (/^[1-9]$/.test(event.key)) {
      const slot = Number(event.key) - 1;
      const offer = table.of("take").find((each) => each.ids?.["slot"] === slot);
      if (offer) void table.act(offer);
      return;
    }
    keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(table);
  };
}
