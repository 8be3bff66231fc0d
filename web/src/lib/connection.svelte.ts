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
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Connection {
  state = $state<"connecting" | "open" | "lost" | "no room">("connecting");
  facts = $state.raw<RoomFacts | null>(null);
  seats = $state.raw<number[]>([]);
  presence = $state.raw<Presence | null>(null);
  positions = $state.raw<Record<number, Position>>({});
  news = $state.raw<Record<number, News[]>>({});
  versions = $state.raw<Record<number, number>>({});

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Unanswered>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  /** Told after the next update. */
  private waiting: (() => void)[] = [];
  private greeted = false;

  /** `heard` is told of every update; `live` is false for what happened before one came. */
  constructor(
    readonly room: string,
    private readonly tokens: () => string[],
    private readonly heard: (update: Update, live: boolean) => void,
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    for (const go of this.waiting.splice(0)) go();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Greet again, with tokens that have come since. */
  again(): void {
    this.versions = {};
    this.news = {};
    this.positions = {};
    this.socket?.close();
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

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.room)}`,
    );
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const versions = Object.values(this.versions);
      socket.send(
        JSON.stringify({
          type: "hello",
          client: clientId(),
          tokens: this.tokens(),
          since: versions.length ? Math.min(...versions) : 0,
          name: settings.name.trim(),
          protocol: PROTOCOL,
        }),
      );
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ToClient);
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === NO_ROOM) {
        this.state = "no room";
        return;
      }
      this.state = "lost";
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.wait = FIRST_WAIT;
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
      case "hinted":
      case "refused":
        this.settle(message.id, message);
        break;
    }
  }

  private update(message: Update): void {
    const seat = message.seat;
    const before = this.versions[seat] ?? 0;
    const fresh = (message.news ?? []).filter((each) => each.version > before);
    this.facts = message.room;
    this.news = { ...this.news, [seat]: [...(this.news[seat] ?? []), ...fresh] };
    if (message.position) this.positions = { ...this.positions, [seat]: message.position };
    this.versions = { ...this.versions, [seat]: message.version };
    this.heard({ ...message, news: fresh }, before > 0);
    for (const go of this.waiting.splice(0)) go();
  }

  private settle(id: string, answer: Answer): void {
    this.unanswered.get(id)?.settle(answer);
    this.unanswered.delete(id);
  }
}
