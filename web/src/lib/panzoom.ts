/** Moving a board about: drag, wheel, pinch, double tap and keys write one CSS transform. */

export interface Window {
  x: number;
  y: number;
  scale: number;
}

export interface Moving {
  /** Show the whole board again. */
  fit: () => void;
  zoom: (factor: number) => void;
  shift: (dx: number, dy: number) => void;
  /** A point of the screen, on the board. */
  locate: (event: MouseEvent) => { x: number; y: number; scale: number };
  /** Whether the last press was a drag, not a tap. */
  dragged: () => boolean;
  destroy: () => void;
}

const MOST = 4;
const A_TAP = 6;
const DOUBLE = 300;
const REST = 160;

export function panzoom(
  frame: HTMLElement,
  layer: HTMLElement,
  size: { width: number; height: number },
  seen: (at: Window) => void,
): Moving {
  const at: Window = { x: 0, y: 0, scale: 1 };
  const pressed = new Map<number, { x: number; y: number }>();
  let least = 0.2;
  let travelled = 0;
  let spread = 0;
  let lastTap = 0;
  let resting = 0;
  let whole = true;

  function apply(): void {
    // Promoted while it moves, painted sharp again once it rests.
    layer.style.willChange = "transform";
    layer.style.transform = `translate(${at.x}px,${at.y}px) scale(${at.scale})`;
    clearTimeout(resting);
    resting = window.setTimeout(() => (layer.style.willChange = "auto"), REST);
    seen(at);
  }

  /** Centre what is smaller than the frame; let nothing larger leave it. */
  function keepInside(length: number, room: number, where: number): number {
    return length < room ? (room - length) / 2 : Math.min(0, Math.max(room - length, where));
  }

  function settle(): void {
    at.x = keepInside(size.width * at.scale, frame.clientWidth, at.x);
    at.y = keepInside(size.height * at.scale, frame.clientHeight, at.y);
    apply();
  }

  function measure(): void {
    least = Math.min(frame.clientWidth / size.width, frame.clientHeight / size.height) || 0.2;
  }

  function fit(): void {
    measure();
    whole = true;
    at.scale = least;
    settle();
  }

  function zoomAt(x: number, y: number, wished: number): void {
    const scale = Math.min(MOST, Math.max(least, wished));
    at.x = x - (x - at.x) * (scale / at.scale);
    at.y = y - (y - at.y) * (scale / at.scale);
    at.scale = scale;
    whole = scale <= least * 1.001;
    settle();
  }

  function inFrame(event: MouseEvent): { x: number; y: number } {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    const point = inFrame(event);
    if (pressed.size === 0) travelled = 0;
    pressed.set(event.pointerId, point);
    spread = 0;
    if (event.pointerType !== "touch" || pressed.size > 1) return;
    const now = performance.now();
    if (now - lastTap < DOUBLE) {
      zoomAt(point.x, point.y, at.scale > least * 1.4 ? least : least * 2.4);
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
    measure();
    if (whole || at.scale < least) fit();
    else settle();
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("wheel", wheel, { passive: false });
  const watcher = new ResizeObserver(resized);
  watcher.observe(frame);

  return {
    fit,
    zoom: (factor) => zoomAt(frame.clientWidth / 2, frame.clientHeight / 2, at.scale * factor),
    shift: (dx, dy) => {
      at.x += dx;
      at.y += dy;
      settle();
    },
    locate: (event) => {
      const point = inFrame(event);
      return { x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale, scale: at.scale };
    },
    dragged: () => travelled > A_TAP,
    destroy: () => {
      clearTimeout(resting);
      watcher.disconnect();
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("wheel", wheel);
    },
  };
}
