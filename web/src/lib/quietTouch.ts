/**
 * For what a finger drags. Chromium takes a quick drag for a fling even where nothing scrolls
 * (`touch-action: none`), and then swallows the next tap, wherever it is; not if the page takes the
 * drag for itself. Svelte's own touch listeners are passive and cannot do that.
 */
export function quietTouch(element: Element): { destroy: () => void } {
  const take = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", take, { passive: false });
  return { destroy: () => element.removeEventListener("touchmove", take) };
}
