/** The games of this browser, in the order in which they matter. */
import type { RoomInfo } from "../protocol";

export const isYourTurn = (game: RoomInfo): boolean => Boolean(game.acting?.length);

const RANKS: Record<RoomInfo["facts"]["status"], number> = { playing: 1, waiting: 2, over: 3 };

const rank = (game: RoomInfo): number => (isYourTurn(game) ? 0 : RANKS[game.facts.status]);

/** Those that wait for you first, then those under way; otherwise as they were. */
export const inOrder = (games: readonly RoomInfo[]): RoomInfo[] =>
  [...games].sort((a, b) => rank(a) - rank(b));
