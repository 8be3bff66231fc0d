/** Pictures, animations and records of finished games: where they are, and how they are asked for. */
import type { AnimationState, RoomOpened } from "../protocol";
import { ask } from "./api";
import { spoken } from "./spoken.svelte";

export type Moving = "webp" | "gif";

const at = (room: string): string => `/api/rooms/${encodeURIComponent(room)}`;

export const pictureAddress = (room: string, move: number, kind: "svg" | "png"): string =>
  `${at(room)}/picture/${move}.${kind}`;

export const animationAddress = (room: string, kind: Moving): string => `${at(room)}/animation/game.${kind}`;

/** Begin an animation, or hear how far it is. */
export const animate = (room: string, kind: Moving): Promise<AnimationState> =>
  ask(animationAddress(room, kind), { method: "POST" });

/** The largest file worth sending: the server takes no larger one. */
export const MOST_BYTES = 2_000_000;

/** Bring a record to the server; the room where its game can be seen. */
export const openRecord = (file: Blob): Promise<RoomOpened> =>
  ask(`/api/records?lang=${spoken.language.locale}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: file,
  });

/** Have the browser save a file from an address: what went wrong on the way is thrown in words. */
export async function save(address: string, name: string): Promise<void> {
  const content = await ask<Blob>(address, undefined, (answer) => answer.blob());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
