/** The review of a finished game, fetched again and again until it is whole. */
import type { Curve, Decision, Parts, Review, ReviewState, TurningPoint } from "../protocol";
import { getReview } from "./api";

const AGAIN = 1000;
/** The view in which all hands are open. */
export const OPEN = -1;

export class ReviewOfGame {
  review = $state.raw<Review | null>(null);
  trouble = $state("");
  /** Whether it waits for other reviews to be done. */
  waits = $state(false);

  curve = $derived<Curve | null>(this.review?.curves?.[0] ?? null);
  turning = $derived<readonly TurningPoint[]>(this.review?.turning_points ?? []);
  parts = $derived<readonly Parts[]>(this.review?.parts ?? []);
  complete = $derived(this.review !== null && this.review.done === this.review.total);

  private timer = 0;
  private closed = false;

  constructor(
    readonly room: string,
    readonly view: number,
  ) {
    void this.load();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  decision(move: number): Decision | null {
    return this.review?.decisions?.[move - 1] ?? null;
  }

  /** The nearest turning point before or after a move; null if there is none. */
  next(move: number, forward: boolean): number | null {
    const moves = this.turning.map((point) => point.number).sort((a, b) => a - b);
    return (forward ? moves.find((each) => each > move) : moves.findLast((each) => each < move)) ?? null;
  }

  private async load(): Promise<void> {
    let state: ReviewState | null = null;
    try {
      state = await getReview(this.room, this.view);
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    if (this.closed) return;
    if (state) {
      this.waits = !state.review;
      this.review = state.review ?? this.review;
    }
    if (!this.complete) this.timer = window.setTimeout(() => void this.load(), this.trouble ? 5 * AGAIN : AGAIN);
  }
}
