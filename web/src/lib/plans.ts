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

const MOST = 8;

/** Oneself on the first seat and bots on the others. */
export function newPlans(name: string, bot: string): Plan[] {
  return Array.from({ length: MOST }, (_, number) =>
    number === 0
      ? { who: "here", name, bot: "", number }
      : { who: "bot", name: "", bot, number },
  );
}

export function seatOf(plan: Plan): NewSeat {
  if (plan.who === "bot") return botSeat(plan.bot, plan.number);
  if (plan.who === "open") return { kind: "open" };
  return { kind: "human", name: plan.name.trim() };
}
