/** Bots as opponents to choose: what they are called, and which one is usual. */
import type { NewSeat, Options, SeatFacts } from "../protocol";
import { recall, remember } from "./memory";
import { has, t } from "./words";

/** A level in words; a bot of the server's owner goes by its name. */
export const botLevel = (bot: string): string => (has(`level-${bot}`) ? t(`level-${bot}`) : bot);

/** All bots to choose from: the levels, then those of the server's owner. */
export const botsOf = (options: Options): string[] => [
  ...options.bots,
  ...(options.own_bots ?? []),
];

/** What stands beside a bot's name: that it is one, or which other bot plays in its stead. */
export const botTag = (seat: SeatFacts): string =>
  seat.played_by && seat.played_by !== seat.bot
    ? t("bot-in-its-stead", { level: botLevel(seat.played_by) })
    : t("a-bot");

/** The bot chosen last, else a middling one: bots are listed from weak to strong. */
export function usualBot(options: Options): string {
  const last = recall("bot", "");
  return botsOf(options).includes(last) ? last : (options.bots[Math.floor((options.bots.length - 1) / 2)] ?? "");
}

export function preferBot(bot: string): void {
  remember("bot", bot);
}

/** A bot for a seat, with a name to tell it from the others. */
export function botSeat(bot: string, seat: number): NewSeat {
  const names = t("bot-names").split(",");
  return { kind: "bot", bot, name: (names[seat % names.length] ?? "").trim() };
}
