/** What this browser remembers: who it is, the rooms it has been in, and its seats there. */

export interface Visit {
  room: string;
  map: string;
  name: string;
  at: number;
}

const MOST = 30;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`branchline.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`branchline.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A random id. `crypto.randomUUID` is missing on pages served over plain HTTP to another host. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export function clientId(): string {
  let id = recall("client", "");
  if (!id) remember("client", (id = freshId()));
  return id;
}

export function tokensOf(room: string): string[] {
  return recall<Record<string, string[]>>("tokens", {})[room] ?? [];
}

export function keepTokens(room: string, tokens: readonly string[]): void {
  const all = recall<Record<string, string[]>>("tokens", {});
  remember("tokens", { ...all, [room]: [...new Set([...(all[room] ?? []), ...tokens])] });
}

/** Rooms this browser has made, with the token that says so; the newest last. */
export function hostTokens(): [room: string, token: string][] {
  return recall<[string, string][]>("hosts", []);
}

export function keepHost(room: string, token: string | undefined): void {
  if (token) remember("hosts", [...hostTokens(), [room, token]].slice(-MOST));
}

export function visits(): Visit[] {
  return recall<Visit[]>("visits", []);
}

export function noteVisit(visit: Visit): void {
  const others = visits().filter((each) => each.room !== visit.room);
  remember("visits", [visit, ...others].slice(0, MOST));
}

export function forgetVisit(room: string): void {
  remember(
    "visits",
    visits().filter((each) => each.room !== room),
  );
}
