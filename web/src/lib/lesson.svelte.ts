/** How far somebody is in a lesson: what is to be read or done now, and when it goes on. */
import type { LessonFacts, LessonStep } from "../protocol";
import { recall, remember } from "./memory";

interface Kept {
  room: string;
  at: number;
}

export class LessonProgress {
  at = $state(0);
  /** Whether the step has been read, or there was time enough for it. */
  read = $state(false);

  constructor(
    readonly room: string,
    readonly lesson: LessonFacts,
    moves: number,
  ) {
    const kept = recall<Kept | null>("lesson", null);
    const before = kept?.room === room ? kept.at : 0;
    const done = lesson.steps.findLastIndex(({ until }) => until && until <= moves) + 1;
    this.go(Math.min(Math.max(before, done), lesson.steps.length - 1));
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the step ends with a move of the person. */
  get acts(): boolean {
    return (this.step.action ?? -1) >= 0;
  }

  /** Go on if the game has come to where the step ends; what others do is left to be read first. */
  hear(moves: number): void {
    const { until } = this.step;
    if (until && moves >= until && (this.acts || this.read)) this.go(this.at + 1);
  }

  /** The person has read the step; one that waits for others goes on as soon as they have played. */
  understood(moves: number): void {
    this.read = true;
    if (this.step.until) this.hear(moves);
    else if (!this.last) this.go(this.at + 1);
  }

  private go(at: number): void {
    this.at = at;
    this.read = false;
    remember("lesson", { room: this.room, at } satisfies Kept);
  }
}
