/** Bots as opponents to choose: what they are called, and which one is usual. */
import type { NewSeat, Options } from "../protocol";
import { recall, remember } from "./memory";
import { has, t } from "./words";

export const botLevel = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The bot chosen last, else a middling one: bots are listed from weak to strong. */
export function usualBot(options: Options): string {
  const last = recall("bot", "");
  return options.bots.includes(last) ? last : (options.bots[Math.floor((options.bots.length - 1) / 2)] ?? "");
}

export function preferBot(bot: string): void {
  remember("bot", bot);
}

/** A bot for a seat, with a name to tell it from the others. */
export function botSeat(bot: string, seat: number): NewSeat {
  const names = t("bot-names").split(",");
  return { kind: "bot", bot, name: (names[seat % names.length] ?? "").trim() };
}
