/** A finished game, move by move: which move is shown, and whether it runs by itself. */
import type { EventMessage, ReplayStep } from "../protocol";
import { getReplay } from "./api";

const PACE = 1400;
const CALM = 80;

export class Replay {
  /** The move asked for, and the one that is there; they differ while it is on its way. */
  move = $state(0);
  step = $state.raw<ReplayStep | null>(null);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");

  moves = $derived(this.step?.moves ?? 0);
  waiting = $derived(this.step === null || this.step.move !== this.move);
  atEnd = $derived(this.step !== null && this.move >= this.moves);

  private timer = 0;

  /** Begins with a move; the server knows the last, should there be no such one. */
  constructor(
    readonly room: string,
    first = 0,
  ) {
    this.move = Number.isInteger(first) && first > 0 ? first : 0;
    void this.load(this.move);
  }

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Show a move; while one drags on, only where it rests is asked for. */
  go(move: number): void {
    this.move = Math.max(0, Math.min(move, this.moves));
    clearTimeout(this.timer);
    const wanted = this.move;
    this.timer = window.setTimeout(() => void this.load(wanted), CALM);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) clearTimeout(this.timer);
    else if (this.atEnd) this.go(0);
    else this.wait();
  }

  private async load(move: number): Promise<void> {
    try {
      const step = await getReplay(this.room, move);
      if (move !== this.move) return;
      this.step = step;
      this.move = step.move;
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
      this.playing = false;
      return;
    }
    if (move < this.moves) getReplay(this.room, move + 1).catch(() => {});
    if (this.playing) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    const next = this.move + 1;
    this.timer = window.setTimeout(() => {
      this.move = next;
      void this.load(next);
    }, PACE / this.speed);
  }

  /** What happened in the move, as the seat that made it knows it, or as a given seat saw it. */
  events(eyes: number): EventMessage[] {
    const updates = this.step?.seats ?? [];
    const told = (seat: number): EventMessage[] =>
      (updates[seat]?.news ?? []).flatMap((news) => news.events);
    if (eyes >= 0) return told(eyes);
    const mover = told(0).find((event) => event.seat >= 0)?.seat ?? 0;
    return told(mover);
  }
}
