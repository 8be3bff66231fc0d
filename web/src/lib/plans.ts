/** Who is to sit on a seat of a new game, as the person who makes it plans it. */
import type { NewSeat } from "../protocol";
import { botSeat } from "./bots";

export type Who = "here" | "friend" | "open" | "bot";

export interface Plan {
  who: Who;
  name: string;
  bot: string;
  number: number;
}

/** What else is agreed on before a game. */
export interface Terms {
  /** The seat that starts; -1 leaves it to chance. */
  first: number;
  /** Seconds for each turn; 0 for as long as it takes. */
  clock: number;
  /** Seconds after which a bot steps in for somebody who has left; 0 for never. */
  away: number;
  spectators: boolean;
}

export const USUAL_TERMS: Terms = { first: -1, clock: 0, away: 300, spectators: true };

const MOST = 8;

/** Oneself on the first seat, somebody else on the second, bots on the others. */
export function newPlans(name: string, bot: string, second: Who = "bot"): Plan[] {
  return Array.from({ length: MOST }, (_, number) =>
    number === 0
      ? { who: "here", name, bot: "", number }
      : { who: number === 1 ? second : "bot", name: "", bot, number },
  );
}

/** Who is meant by a word of an address; a bot, unless it says otherwise. */
export const whoOf = (word: string | null): Who =>
  word === "friend" || word === "open" ? word : "bot";

export function seatOf(plan: Plan): NewSeat {
  if (plan.who === "bot") return botSeat(plan.bot, plan.number);
  if (plan.who === "open") return { kind: "open" };
  return { kind: "human", name: plan.name.trim() };
}
