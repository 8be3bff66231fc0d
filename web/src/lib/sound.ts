/** Small sounds, made by scripts/sounds.py: they are fetched at the table and played at once. */
import { sounds } from "../mechanics";
import { settings } from "./settings.svelte";

/** What makes the sound: each has a file of its name. */
type Thing =
  | "bell"
  | "card"
  | "chime"
  | "hammer"
  | "lever"
  | "shuffle"
  | "steam"
  | "ticket"
  | "wagon"
  | "whistle";
/** What happens: the thing that sounds then, and how often. */
type Moment = "claim" | "tickets" | "turn" | "warning" | "done";

export type Sound = Thing | Moment;

const MOMENTS: Record<Moment, readonly [thing: Thing, times: number]> = {
  claim: ["wagon", 3],
  tickets: ["ticket", 1],
  turn: ["bell", 1],
  warning: ["whistle", 1],
  done: ["chime", 1],
};
/** Seconds between two wagons, as they land. */
const APART = 0.09;
/** A sound that comes so many milliseconds late is left out. */
const TOO_LATE = 800;
const LOUDNESS = 0.8;
/** After so many milliseconds of silence the player rests: it takes a moment to begin again. */
const QUIET = 5000;

/** Which sound an event that every map has makes, by its message id. */
const EVENTS: Record<string, Sound> = {
  took: "card",
  drew: "card",
  "drew-hidden": "card",
  claimed: "claim",
  kept: "tickets",
  "row-swept": "shuffle",
  "last-round": "warning",
  ended: "done",
};

const files = import.meta.glob<string>("../sounds/*.wav", {
  query: "?url",
  import: "default",
  eager: true,
});
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.split("/").at(-1)?.split(".")[0] ?? "", address]),
);
const loaded = new Map<string, Promise<ArrayBuffer>>();
const decoded = new Map<string, Promise<AudioBuffer>>();
let context: AudioContext | null = null;
/** How many sounds are wanted or heard now. */
let sounding = 0;
let resting = 0;

const isMoment = (name: Sound): name is Moment => name in MOMENTS;

export function play(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const [thing, times] = isMoment(name) ? MOMENTS[name] : ([name, 1] as const);
  void ring(thing, times).catch(() => {}); // a game without sound goes on
}

export function playEvent(id: string): void {
  const name = EVENTS[id] ?? sounds()[id];
  if (name) play(name);
}

/** Fetch all sounds, so that each is there when it is wanted. */
export function fetchSounds(): void {
  if (!settings.sound) return;
  for (const thing of addresses.keys()) load(thing).catch(() => loaded.delete(thing));
}

async function ring(thing: Thing, times: number): Promise<void> {
  sounding += 1;
  try {
    await sound(thing, times);
  } finally {
    sounding -= 1;
    clearTimeout(resting);
    resting = window.setTimeout(rest, QUIET);
  }
}

/** A player that runs keeps a processor awake, even in silence. */
function rest(): void {
  if (!sounding) void context?.suspend();
}

/** Play it; done when it has been heard. */
async function sound(thing: Thing, times: number): Promise<void> {
  const asked = performance.now();
  const player = (context ??= new AudioContext());
  await player.resume();
  const buffer = await decode(thing, player);
  if (performance.now() - asked > TOO_LATE) return;
  const gain = player.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(player.destination);
  const heard = Array.from({ length: times }, (_, time) => {
    const source = player.createBufferSource();
    source.buffer = buffer;
    source.connect(gain);
    source.start(player.currentTime + time * APART);
    return new Promise((done) => source.addEventListener("ended", done));
  });
  await Promise.all(heard);
}

function decode(thing: Thing, player: AudioContext): Promise<AudioBuffer> {
  let buffer = decoded.get(thing);
  if (!buffer) {
    buffer = load(thing).then((file) => player.decodeAudioData(file.slice(0)));
    decoded.set(thing, buffer);
    buffer.catch(() => {
      decoded.delete(thing);
      loaded.delete(thing);
    });
  }
  return buffer;
}

function load(thing: string): Promise<ArrayBuffer> {
  let file = loaded.get(thing);
  if (!file) {
    file = fetch(addresses.get(thing) ?? "").then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.arrayBuffer();
    });
    loaded.set(thing, file);
  }
  return file;
}
