/** Making a room: who sits there, which seats are this device's, and the way to it. */
import type { MapSummary, NewRoom, NewSeat, Options, RoomMade } from "../protocol";
import { makeLesson, makeRoom } from "./api";
import { botLevel, botSeat, usualBot } from "./bots";
import { keepInvitations } from "./invitations";
import { keepHost, keepTokens } from "./memory";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { has, list, named, t } from "./words";

/** Make a room and go there; tokens of seats that are not `here` are kept to be handed on. */
export async function openRoom(room: NewRoom, here: readonly number[]): Promise<void> {
  enterRoom(await makeRoom({ quick_bots: settings.quickBots, ...room }), here);
}

/** Keep the tokens of a room that was made, and go there. */
export function enterRoom(made: RoomMade, here: readonly number[]): void {
  const mine = made.invitations.filter((each) => here.includes(each.seat));
  keepTokens(
    made.room,
    mine.map((each) => each.token),
  );
  keepInvitations(
    made.room,
    made.invitations.filter((each) => !here.includes(each.seat)),
  );
  keepHost(made.room, made.host);
  go(`/room/${made.room}`);
}

/** Begin a lesson and go there. */
export async function startLesson(lesson: string): Promise<void> {
  const made = await makeLesson(lesson, settings.name.trim());
  keepTokens(
    made.room,
    made.invitations.map((each) => each.token),
  );
  go(`/room/${made.room}`);
}

/** For how many a map is, in words. */
export function tellPlayers({ players: [from, to] }: MapSummary): string {
  return from === to ? t("players-exactly", { count: from }) : t("players-range", { from, to });
}

/** As many opponents as were wished for, or as near to it as the map allows. */
export const opponentsOn = (map: MapSummary, wished: number): number =>
  Math.min(Math.max(wished, map.players[0] - 1), map.players[1] - 1);

/** What is special about a map: the packaged ones are told in the reader's language. */
export function aboutMap({ id, about = "", maker = "" }: MapSummary): string {
  if (has(`about-${id}`)) return t(`about-${id}`);
  return [about, maker && t("map-by", { name: maker })].filter(Boolean).join(" · ");
}

/** The map that suggests itself for a first game; one of the server's owner goes before others. */
export const suggestedIn = ({ maps }: Options): MapSummary | undefined =>
  maps.findLast((map) => map.first_game?.length);

/** All maps, the suggested one before the others. */
export function suggestedFirst(options: Options): MapSummary[] {
  const first = suggestedIn(options);
  return [...(first ? [first] : []), ...options.maps.filter((map) => map !== first)];
}

/** Boards that are shown together, under a heading of their own. */
export interface Series {
  id: string;
  title: string;
  maps: MapSummary[];
}

const SERIES = ["base", "expansion"];

/** Maps by their series: whole games, expansions, then all others; no heading where there is only one. */
export function seriesOf(maps: readonly MapSummary[]): Series[] {
  const named = (map: MapSummary): string => (SERIES.includes(map.series ?? "") ? map.series! : "other");
  return [...SERIES, "other"]
    .map((id) => ({ id, title: t(`boards-${id}`), maps: maps.filter((map) => named(map) === id) }))
    .filter((series) => series.maps.length);
}

/** The suggested first game in words. */
export function firstGame({ name, first_game = [] }: MapSummary): string {
  const levels = [...new Set(first_game)].map(botLevel);
  return t("first-game-note", { map: named(name), count: first_game.length, level: list(levels) });
}

/** The suggested first game, at once; the person begins. */
export function beginFirstGame({ id, first_game = [] }: MapSummary): Promise<void> {
  const bots = first_game.map((bot, number) => botSeat(bot, number + 1));
  const you: NewSeat = { kind: "human", name: settings.name.trim() };
  return openRoom({ map: id, seats: [you, ...bots], first_seat: 0 }, [0]);
}

/** A game at once: the person here against some bots. */
export function quickGame(map: string, bots: number, options: Options): Promise<void> {
  const bot = usualBot(options);
  const chosen = options.maps.find((each) => each.id === map);
  const opponents = chosen ? opponentsOn(chosen, bots) : bots;
  const seats: NewSeat[] = [{ kind: "human", name: settings.name.trim() }];
  for (let seat = 1; seat <= opponents; seat++) seats.push(botSeat(bot, seat));
  return openRoom({ map, seats }, [0]);
}
