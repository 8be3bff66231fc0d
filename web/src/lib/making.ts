/** Making a room: who sits there, which seats are this device's, and the way to it. */
import type { NewRoom, NewSeat, Options } from "../protocol";
import { makeRoom } from "./api";
import { botSeat, usualBot } from "./bots";
import { keepInvitations } from "./invitations";
import { keepHost, keepTokens } from "./memory";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Make a room and go there; tokens of seats that are not `here` are kept to be handed on. */
export async function openRoom(room: NewRoom, here: readonly number[]): Promise<void> {
  const made = await makeRoom(room);
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

/** A game at once: the person here against some bots. */
export function quickGame(map: string, bots: number, options: Options): Promise<void> {
  const bot = usualBot(options);
  const seats: NewSeat[] = [{ kind: "human", name: settings.name.trim() }];
  for (let seat = 1; seat <= bots; seat++) seats.push(botSeat(bot, seat));
  return openRoom({ map, seats }, [0]);
}
