/** The line to a room: it comes back by itself, and sends again what was not answered. */
import {
  PROTOCOL,
  type Command,
  type Hinted,
  type News,
  type Position,
  type Presence,
  type Refused,
  type RoomFacts,
  type ToClient,
  type Update,
} from "../protocol";
import { clientId, freshId } from "./memory";
import { settings } from "./settings.svelte";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = WithoutId<Command>;
export type Answer = Refused | Hinted | null;

interface Unanswered {
  command: Command;
  settle: (answer: Answer) => void;
}

const NO_ROOM = 4404;
const BAD_NAME = "bad name";
/** Milliseconds before the first attempt to come back; each wait is twice the one before. */
const FIRST_WAIT = 500;
/** The longest wait in the first minute, and after it. */
const EARLY_WAIT = 3000;
const LATE_WAIT = 8000;
const EARLY = 60_000;
/** How often the line is tried, and how long it may be silent then. */
const BEAT = 10_000;
const SILENCE = 12_000;
/** How long it may be silent when somebody has just come back to the page. */
const SHORT_SILENCE = 5000;

export class Connection {
  state = $state<"connecting" | "open" | "lost" | "no room" | "refused">("connecting");
  /** Why one may not come in, once the state says so. */
  refusal = $state.raw<Refused | null>(null);
  /** When the next attempt is due, in milliseconds since 1970; 0 while one is under way. */
  retryAt = $state(0);
  facts = $state.raw<RoomFacts | null>(null);
  seats = $state.raw<number[]>([]);
  presence = $state.raw<Presence | null>(null);
  positions = $state.raw<Record<number, Position>>({});
  news = $state.raw<Record<number, News[]>>({});
  versions = $state.raw<Record<number, number>>({});
  /** When the position of each seat came, by the page's own clock. */
  arrived: Record<number, number> = {};

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Unanswered>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  /** Told after the next update. */
  private waiting: (() => void)[] = [];
  private greeted = false;
  private nameless = false;
  private lostSince = 0;
  private heartbeat = 0;
  private silence = 0;
  private silentUntil = 0;
  private readonly woken = (): void => this.wake();

  /** `heard` is told of every update; `live` is false for what happened before one came. */
  constructor(
    readonly room: string,
    private readonly tokens: () => string[],
    private readonly heard: (update: Update, live: boolean) => void,
  ) {
    document.addEventListener("visibilitychange", this.woken);
    addEventListener("online", this.woken);
    addEventListener("pageshow", this.woken);
    this.heartbeat = window.setInterval(() => this.beat(SILENCE), BEAT);
    this.open();
  }

  close(): void {
    this.closed = true;
    for (const go of this.waiting.splice(0)) go();
    document.removeEventListener("visibilitychange", this.woken);
    removeEventListener("online", this.woken);
    removeEventListener("pageshow", this.woken);
    clearInterval(this.heartbeat);
    this.leave();
  }

  /** Greet again, with tokens that have come since. */
  again(): void {
    this.versions = {};
    this.news = {};
    this.positions = {};
    this.refusal = null;
    this.open();
  }

  /** Come back at once instead of waiting. */
  tryNow(): void {
    if (this.state === "lost" && this.retryAt) this.open();
  }

  /** Somebody looks at the page again, or the network is back: see at once whether the line is. */
  private wake(): void {
    if (document.visibilityState === "hidden") return;
    this.wait = FIRST_WAIT;
    if (this.state === "lost") this.tryNow();
    else this.beat(SHORT_SILENCE);
  }

  /** Ask whether the line is alive; one that stays silent is given up. */
  private beat(patience: number): void {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping" }));
    const until = performance.now() + patience;
    if (this.silentUntil && this.silentUntil <= until) return; // an earlier ping is not answered yet
    this.listen();
    this.silentUntil = until;
    this.silence = window.setTimeout(() => this.lose(true), patience);
  }

  /** Something was heard, or is not waited for any more. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silentUntil = 0;
  }

  /** Turn away from the socket there is: on a dead line it might not even close. */
  private leave(): void {
    clearTimeout(this.timer);
    this.listen();
    const old = this.socket;
    this.socket = null;
    this.greeted = false;
    old?.close();
  }

  /** The line is gone: come back, after a while unless it is to be at once. */
  private lose(soon = false): void {
    this.leave();
    this.state = "lost";
    this.lostSince ||= Date.now();
    if (soon) {
      this.open();
      return;
    }
    this.retryAt = Date.now() + this.wait;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    const early = Date.now() - this.lostSince < EARLY;
    this.wait = Math.min(this.wait * 2, early ? EARLY_WAIT : LATE_WAIT);
  }

  /** Send a command; the answer is null when it was carried out. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: freshId() } as Command;
    return new Promise((settle) => {
      this.unanswered.set(command.id, { command, settle });
      this.pass(command);
    });
  }

  /** Wait until a seat has heard of something after a version. */
  async past(seat: number, version: number): Promise<void> {
    while (!this.closed && (this.versions[seat] ?? 0) <= version) {
      await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  private pass(command: Command): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(command));
    }
  }

  protected open(): void {
    this.leave();
    this.retryAt = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.room)}`,
    );
    this.socket = socket;
    this.silence = window.setTimeout(() => this.lose(), SILENCE);
    socket.onopen = () => {
      const versions = Object.values(this.versions);
      socket.send(
        JSON.stringify({
          type: "hello",
          client: clientId(),
          tokens: this.tokens(),
          since: versions.length ? Math.min(...versions) : 0,
          name: this.nameless ? "" : settings.name.trim(),
          protocol: PROTOCOL,
        }),
      );
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.listen();
      this.hear(JSON.parse(String(message.data)) as ToClient);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === NO_ROOM) this.stop("no room");
      else if (this.refusal?.reason === BAD_NAME && !this.nameless) this.watchNameless();
      else if (this.refusal) this.stop("refused");
      else this.lose();
    };
  }

  private stop(state: "no room" | "refused"): void {
    this.leave();
    this.state = state;
  }

  /** A name that does not do here, or that somebody has, is no reason not to watch. */
  private watchNameless(): void {
    this.nameless = true;
    this.refusal = null;
    this.open();
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.wait = FIRST_WAIT;
        this.lostSince = 0;
        this.greeted = true;
        this.seats = message.seats;
        for (const { command } of this.unanswered.values()) this.pass(command);
        break;
      case "update":
        this.update(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "ack":
        this.settle(message.id, null);
        break;
      case "refused":
        if (!this.greeted && !message.id) this.refusal = message;
        this.settle(message.id, message);
        break;
      case "hinted":
        this.settle(message.id, message);
        break;
      case "pong":
        break;
    }
  }

  protected update(message: Update): void {
    const seat = message.seat;
    const before = this.versions[seat] ?? 0;
    const fresh = (message.news ?? []).filter((each) => each.version > before);
    this.facts = message.room;
    this.news = { ...this.news, [seat]: [...(this.news[seat] ?? []), ...fresh] };
    if (message.position) {
      this.arrived[seat] = performance.now();
      this.positions = { ...this.positions, [seat]: message.position };
    }
    this.versions = { ...this.versions, [seat]: message.version };
    this.heard({ ...message, news: fresh }, before > 0);
    for (const go of this.waiting.splice(0)) go();
  }

  private settle(id: string, answer: Answer): void {
    this.unanswered.get(id)?.settle(answer);
    this.unanswered.delete(id);
  }
}
