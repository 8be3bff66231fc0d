/** How a table is arranged: by the shape of the screen and the shape of the board. */
import type { Shape } from "./fitting";

/** Bench: dock at the right, cards below. Dock: all in one dock. Columns: docks on both sides.
 * Stack: all below the board. Drawer: cards below, all else slides in. */
export type Arrangement = "bench" | "dock" | "columns" | "stack" | "drawer";

const PORTRAIT = "(max-aspect-ratio: 1/1)";
const SHORT = "(min-aspect-ratio: 1/1) and (max-height: 500px)";
const LOW = "(max-height: 799px)";
const TOUCH = "(pointer: coarse)";
const BROAD = "(min-width: 700px)";

/** Media queries as values that components can depend on; one store for all of them. */
class Screen {
  portrait = $state(false);
  short = $state(false);
  low = $state(false);
  broad = $state(false);
  /** Whether fingers are what one points with. */
  touch = $state(false);
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    this.watch(PORTRAIT, (matches) => (this.portrait = matches));
    this.watch(SHORT, (matches) => (this.short = matches));
    this.watch(LOW, (matches) => (this.low = matches));
    this.watch(TOUCH, (matches) => (this.touch = matches));
    this.watch(BROAD, (matches) => (this.broad = matches));
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  /** The arrangement for a board of this shape. */
  arrangement(shape: Shape): Arrangement {
    if (this.portrait) return "stack";
    if (this.short) return "drawer";
    return shape === "wide" ? "bench" : shape === "square" ? "dock" : "columns";
  }
}

export const screen = new Screen();
