/** Small sounds made on the spot: no files, nothing to load. */
import { sounds } from "../mechanics";
import { settings } from "./settings.svelte";

type Note = readonly [frequency: number, start: number, length: number];

export type Sound = "card" | "claim" | "tickets" | "turn" | "warning" | "done";

const SOUNDS: Record<Sound, readonly Note[]> = {
  card: [[620, 0, 0.05]],
  claim: [
    [196, 0, 0.09],
    [247, 0.1, 0.09],
    [294, 0.2, 0.14],
  ],
  tickets: [
    [523, 0, 0.07],
    [659, 0.08, 0.1],
  ],
  turn: [
    [784, 0, 0.1],
    [1047, 0.12, 0.18],
  ],
  warning: [
    [440, 0, 0.16],
    [349, 0.18, 0.24],
  ],
  done: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.28],
  ],
};

/** Which sound an event that every map has makes, by its message id. */
const EVENTS: Record<string, Sound> = {
  took: "card",
  drew: "card",
  "drew-hidden": "card",
  claimed: "claim",
  kept: "tickets",
  "row-swept": "warning",
  "last-round": "warning",
  ended: "done",
};

let context: AudioContext | null = null;

export function play(name: Sound): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of notes) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.12, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

export function playEvent(id: string): void {
  const name = EVENTS[id] ?? sounds()[id];
  if (name) play(name);
}
