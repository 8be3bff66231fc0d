/** The games of this browser, in the order in which they matter, and how each of them stands. */
import type { RoomInfo } from "../protocol";
import { seatName } from "./telling";
import { list, t } from "./words";

export const isYourTurn = (game: RoomInfo): boolean => Boolean(game.acting?.length);

const RANKS: Record<RoomInfo["facts"]["status"], number> = { playing: 1, waiting: 2, over: 3 };

const rank = (game: RoomInfo): number => (isYourTurn(game) ? 0 : RANKS[game.facts.status]);

/** Those that wait for you first, then those under way; otherwise as they were. */
export const inOrder = (games: readonly RoomInfo[]): RoomInfo[] =>
  [...games].sort((a, b) => rank(a) - rank(b));

/** Whose seats they are: yours is "You", unless several of them are. */
function nameIn(game: RoomInfo, seat: number): string {
  if (game.seats.length === 1 && game.seats[0] === seat) return t("you-seat");
  return game.facts.seats[seat]?.kind === "open" ? t("seat-open") : seatName(game.facts, seat);
}

/** Everybody at the table, yourself first. */
export function peopleIn(game: RoomInfo): string {
  const seats = game.facts.seats.map((_, seat) => seat);
  const own = (seat: number): number => Number(!game.seats.includes(seat));
  return list(seats.sort((a, b) => own(a) - own(b)).map((seat) => nameIn(game, seat)));
}

/** Who is thought to move next: "Brunel is thinking"; empty if that is you, or nobody. */
export function tellWaiting(game: RoomInfo): string {
  const others = (game.to_act ?? []).filter((seat) => !game.acting?.includes(seat));
  if (game.facts.status !== "playing" || !others.length || isYourTurn(game)) return "";
  return t("status-waiting", {
    count: others.length,
    seats: list(others.map((seat) => nameIn(game, seat))),
  });
}

/** Who won, and by what; empty while nobody has. */
export function tellResult(game: RoomInfo): string {
  const { totals = [], ranks = [] } = game;
  const winners = ranks.flatMap((each, seat) => (each === 1 ? [seat] : []));
  const others = totals.filter((_, seat) => ranks[seat] !== 1).sort((a, b) => b - a);
  if (!winners.length) return "";
  const you = winners.length === 1 && game.seats.length === 1 && winners[0] === game.seats[0];
  return t("game-won", {
    subject: you ? "you" : "named",
    names: list(winners.map((seat) => nameIn(game, seat))),
    points: totals[winners[0] ?? 0] ?? 0,
    rivals: others.length,
    others: list(others.map(String)),
  });
}

/** Whether this browser's seat has won. */
export const youWon = (game: RoomInfo): boolean =>
  game.seats.some((seat) => game.ranks?.[seat] === 1);
