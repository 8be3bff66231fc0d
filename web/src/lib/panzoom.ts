/** Moving a board about: drag, wheel, pinch, double tap and keys write one CSS transform. */
import {
  fillScale,
  kept,
  wholeScale,
  windowAt,
  type Box,
  type Size,
  type Window,
} from "./fitting";
import { quietTouch } from "./quietTouch";

export interface Moving {
  /** Fill the pane with the board again. */
  fill: () => void;
  /** Fill it again for what is one's own now, unless a hand has moved the board. */
  refill: () => void;
  /** Show all of the network; again, fill the pane. */
  toggleWhole: () => void;
  showWhole: () => void;
  zoom: (factor: number) => void;
  shift: (dx: number, dy: number) => void;
  /** Move a point of the board to the middle of a part of the pane. */
  centreOn: (x: number, y: number, part?: Size) => void;
  /** Leave no part of the pane uncovered, once all of it is in sight again. */
  cover: () => void;
  /** A point of the screen, on the board. */
  locate: (event: MouseEvent) => { x: number; y: number; scale: number };
  /** Whether the last press was a drag, not a tap. */
  dragged: () => boolean;
  destroy: () => void;
}

export interface BoardExtent extends Size {
  network: Box;
  /** What of it is one's own, to be in sight at first. */
  own: () => Box;
  /** The window nearest to one where nothing lies over what is one's own. */
  clear: (at: Window, pane: Size) => Window;
}

const MOST = 4;
const A_TAP = 6;
const DOUBLE = 300;

export function panzoom(
  frame: HTMLElement,
  board: BoardExtent,
  /** Told of every move; `eased` if the game moved the board and not a hand. */
  seen: (at: Window, pane: Size, eased: boolean) => void,
): Moving {
  let at: Window = { x: 0, y: 0, scale: 1 };
  const pressed = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let spread = 0;
  let lastTap = 0;
  /** Whether a hand has moved the board: then a new size of the screen leaves it where it is. */
  let touched = false;
  let isWhole = false;
  /** Whether the drawing left nothing of the pane uncovered: then no new size of it does. */
  let filling = true;
  /** The part of the pane that is in sight, while something lies over the rest. */
  let open: Size | null = null;

  const pane = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
  const least = (): number => Math.min(wholeScale(pane(), board.network), fillScale(pane(), board));

  /** Keep the drawing over the pane, or over the part of it that is in sight. */
  function settle(eased = false): void {
    const { width, height } = open ?? pane();
    at = {
      x: kept(at.x, board.width, width, at.scale),
      y: kept(at.y, board.height, height, at.scale),
      scale: at.scale,
    };
    filling = at.scale >= fillScale(pane(), board) - 1e-6;
    seen(at, pane(), eased);
  }

  function fit(whole: boolean, eased: boolean): void {
    if (!frame.clientWidth || !frame.clientHeight) return;
    const size = pane();
    const scale = whole ? wholeScale(size, board.network) : fillScale(size, board);
    isWhole = whole;
    at = windowAt(scale, size, board, board.network, board.own());
    if (!whole) at = board.clear(at, size);
    filling = !whole;
    seen(at, size, eased);
  }

  function toggleWhole(): void {
    touched = !isWhole;
    fit(!isWhole, true);
  }

  function zoomAt(x: number, y: number, wished: number): void {
    const scale = Math.min(MOST, Math.max(least(), wished));
    at.x = x - (x - at.x) * (scale / at.scale);
    at.y = y - (y - at.y) * (scale / at.scale);
    at.scale = scale;
    touched = true;
    isWhole = false;
    settle();
  }

  function inFrame(event: MouseEvent): { x: number; y: number } {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (pressed.size === 0) travelled = 0;
    pressed.set(event.pointerId, inFrame(event));
    spread = 0;
    if (event.pointerType !== "touch" || pressed.size > 1) return;
    const now = performance.now();
    if (now - lastTap < DOUBLE) {
      toggleWhole();
      travelled = A_TAP + 1;
    }
    lastTap = now;
  }

  function move(event: PointerEvent): void {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const point = inFrame(event);
    pressed.set(event.pointerId, point);
    if (pressed.size === 1) {
      travelled += Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
      if (travelled <= A_TAP) return;
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      at.x += point.x - before.x;
      at.y += point.y - before.y;
      touched = true;
      settle();
      return;
    }
    const [a, b] = [...pressed.values()];
    if (!a || !b) return;
    const now = Math.hypot(a.x - b.x, a.y - b.y);
    if (spread) zoomAt((a.x + b.x) / 2, (a.y + b.y) / 2, (at.scale * now) / spread);
    spread = now;
    travelled = A_TAP + 1;
  }

  function up(event: PointerEvent): void {
    pressed.delete(event.pointerId);
    spread = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const point = inFrame(event);
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    zoomAt(point.x, point.y, at.scale * Math.exp(-step * 0.0015));
  }

  function resized(): void {
    if (!touched || isWhole || at.scale < least()) fit(isWhole, false);
    else {
      if (filling) at.scale = Math.max(at.scale, fillScale(pane(), board));
      settle();
    }
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("wheel", wheel, { passive: false });
  const quiet = quietTouch(frame);
  const watcher = new ResizeObserver(resized);
  watcher.observe(frame);
  fit(false, false);

  return {
    fill: () => {
      touched = false;
      fit(false, true);
    },
    refill: () => {
      if (!touched && !isWhole) fit(false, true);
    },
    toggleWhole,
    showWhole: () => {
      if (!isWhole) toggleWhole();
    },
    zoom: (factor) => zoomAt(frame.clientWidth / 2, frame.clientHeight / 2, at.scale * factor),
    shift: (dx, dy) => {
      at.x += dx;
      at.y += dy;
      touched = true;
      settle();
    },
    centreOn: (x, y, part) => {
      open = part ?? null;
      const { width, height } = part ?? pane();
      at.x = width / 2 - x * at.scale;
      at.y = height / 2 - y * at.scale;
      touched = true;
      settle(true);
    },
    cover: () => {
      open = null;
      settle(true);
    },
    locate: (event) => {
      const point = inFrame(event);
      return { x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale, scale: at.scale };
    },
    dragged: () => travelled > A_TAP,
    destroy: () => {
      watcher.disconnect();
      quiet.destroy();
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("wheel", wheel);
    },
  };
}
