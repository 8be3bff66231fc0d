/** Bots as opponents to choose: what they are called, and which one is usual. */
import type { NewSeat, Options, SeatFacts } from "../protocol";
import { recall, remember } from "./memory";
import { has, t } from "./words";

/** How bots of one level differ; the server knows them by the same names. */
const PERSONALITIES = ["hunter", "racer", "blocker", "builder"];

const isLevel = (bot: string): boolean => has(`level-${bot}`);

/** A level in words, with its personality if it has one; a bot of the server's owner goes by its name. */
export function botLevel(bot: string): string {
  const [level = "", personality = ""] = bot.split("-");
  if (!isLevel(level)) return bot;
  if (!PERSONALITIES.includes(personality)) return t(`level-${level}`);
  return t("level-and-personality", { level: t(`level-${level}`), personality: t(`personality-${personality}`) });
}

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

/** Remember a bot as the one chosen last, whatever its personality was. */
export function preferBot(bot: string): void {
  const [level = ""] = bot.split("-");
  remember("bot", isLevel(level) ? level : bot);
}

/** A bot for a seat, with a name to tell it from the others; one of a level plays as it likes to. */
export function botSeat(level: string, seat: number): NewSeat {
  const personality = PERSONALITIES[Math.floor(Math.random() * PERSONALITIES.length)];
  const bot = isLevel(level) ? `${level}-${personality}` : level;
  const names = t("bot-names").split(",");
  return { kind: "bot", bot, name: (names[seat % names.length] ?? "").trim() };
}
