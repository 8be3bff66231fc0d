/** Where a card of text stands beside what it speaks of, and which part of that stays in sight. */
import type { Size } from "./fitting";
import type { Rectangle } from "./lessonTargets";

export interface Placed {
  left: number;
  top: number;
  /** What is lit: all of the spot, or the part that the card leaves free. */
  lit: Rectangle | null;
}

const EDGE = 10;
const GAP = 14;
/** How far the light reaches around what it shows. */
const AROUND = 7;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** A rectangle with the light around it, as far as it is on the screen. */
function lightAround(box: Rectangle, screen: Size): Rectangle {
  const left = Math.max(box.left - AROUND, 3);
  const top = Math.max(box.top - AROUND, 3);
  return {
    left,
    top,
    width: Math.min(box.left + box.width + AROUND, screen.width - 3) - left,
    height: Math.min(box.top + box.height + AROUND, screen.height - 3) - top,
  };
}

/** Above, below, or at a side, whichever has room; else below, where the light then ends. */
export function placeBeside(spot: Rectangle | null, card: Size, screen: Size): Placed {
  const most = { left: screen.width - card.width - EDGE, top: screen.height - card.height - EDGE };
  if (!spot) return { left: most.left / 2, top: most.top / 2, lit: null };
  const lit = lightAround(spot, screen);
  const [right, bottom] = [lit.left + lit.width, lit.top + lit.height];
  const across = between(lit.left + (lit.width - card.width) / 2, EDGE, most.left);
  const along = between(lit.top + (lit.height - card.height) / 2, EDGE, most.top);
  const places = [
    { left: across, top: lit.top - GAP - card.height },
    { left: across, top: bottom + GAP },
    { left: right + GAP, top: along },
    { left: lit.left - GAP - card.width, top: along },
  ];
  const free = places.find(
    ({ left, top }) => left >= EDGE && top >= EDGE && left <= most.left && top <= most.top,
  );
  if (free) return { ...free, lit };
  const { left, top } = { left: across, top: most.top };
  return { left, top, lit: { ...lit, height: Math.min(lit.height, top - GAP - lit.top) } };
}
