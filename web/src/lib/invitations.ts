/** Links to send: to a seat kept for a friend, to the open seats of a room, to watch it. */
import type { Invitation } from "../protocol";
import { recall, remember } from "./memory";
import { network } from "./network.svelte";

type Kept = Record<string, Invitation[]>;

const MOST = 60;

/** The seats of a room whose tokens this browser hands on instead of playing them. */
export function invitationsOf(room: string): Invitation[] {
  return recall<Kept>("invitations", {})[room] ?? [];
}

export function keepInvitations(room: string, invitations: readonly Invitation[]): void {
  if (!invitations.length) return;
  const others = Object.entries(recall<Kept>("invitations", {})).filter(([each]) => each !== room);
  remember("invitations", Object.fromEntries([...others.slice(1 - MOST), [room, invitations]]));
}

/** What links begin with: where other devices find the page, else where it is. */
const here = (): string => (network.elsewhere ?? location.origin) + location.pathname;

/** What follows `#` never leaves the browser, so no server or log ever sees the token. */
export const seatLink = (room: string, token: string): string => `${here()}#/join/${room}/${token}`;

export const joinLink = (room: string): string => `${here()}#/join/${room}`;

export const replayLink = (room: string): string => `${here()}#/replay/${room}`;

/** A link to a page by what follows `#` in its address. */
export const pageLink = (path: string): string => `${here()}#${path}`;

export const watchLink = (room: string): string => `${here()}#/room/${room}`;
