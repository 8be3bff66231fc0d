/** What there is to practise, and how far this browser has come with it. */
import type { PracticeAnswer, Update } from "../protocol";
import { chooseMissed, getPuzzle, getReplay, solvePuzzle } from "./api";
import { recall, remember } from "./memory";

/** What became of an exercise: whether it has been solved, and how often it was tried. */
export interface Tried {
  solved: boolean;
  tries: number;
}

/** A position to choose a move in. */
export interface Exercise {
  /** Under which its progress is kept. */
  key: string;
  update: Update;
  answer: (action: number) => Promise<PracticeAnswer>;
}

export const puzzleKey = (id: string): string => `puzzle/${id}`;
export const missedKey = (room: string, move: number): string => `${room}/${move}`;

class Progress {
  private tried = $state.raw<Readonly<Record<string, Tried>>>(recall("practice", {}));

  of(key: string): Tried | null {
    return this.tried[key] ?? null;
  }

  isSolved(key: string): boolean {
    return this.of(key)?.solved ?? false;
  }

  note(key: string, right: boolean): void {
    const before = this.of(key);
    const now = { solved: right || (before?.solved ?? false), tries: (before?.tries ?? 0) + 1 };
    this.tried = { ...this.tried, [key]: now };
    remember("practice", this.tried);
  }
}

export const progress = new Progress();

export async function puzzleExercise(id: string): Promise<Exercise> {
  const { update } = await getPuzzle(id);
  return { key: puzzleKey(id), update, answer: (action) => solvePuzzle(id, action) };
}

/** A move of one's own, to be chosen anew: the position is that of the finished game then. */
export async function missedExercise(room: string, move: number, seat: number): Promise<Exercise> {
  const update = (await getReplay(room, move - 1)).seats[seat];
  if (!update?.position) throw new Error();
  const position = { ...update.position, can_undo: false, clock_left: null };
  return {
    key: missedKey(room, move),
    update: { ...update, position },
    answer: (action) => chooseMissed(room, move, action),
  };
}

/** The next exercise that is not solved, after one of them; null if there is none. */
export function nextOf(keys: readonly string[], after: string): string | null {
  const at = keys.indexOf(after);
  const others = [...keys.slice(at + 1), ...keys.slice(0, Math.max(0, at))];
  return others.find((key) => !progress.isSolved(key)) ?? null;
}
