/** Seconds left until a time of this page, counted while somebody looks. */
import { t } from "./words";

const SECOND = 1000;
const HOUR = 3600;
const DAY = 86400;

export class Countdown {
  private now = $state(performance.now());
  left = $derived.by((): number | null => {
    const end = this.until();
    return end === null ? null : Math.max(0, Math.ceil((end - this.now) / SECOND));
  });

  constructor(private readonly until: () => number | null) {}

  /** Count as long as an effect lasts. */
  run(): (() => void) | undefined {
    if (this.until() === null) return undefined;
    const timer = setInterval(() => (this.now = performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }
}

const two = (number: number): string => String(number).padStart(2, "0");

export function clockText(seconds: number): string {
  if (seconds >= DAY) return t("clock-days", { count: Math.floor(seconds / DAY) });
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
