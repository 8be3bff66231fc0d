/** The rules of a map as messages to be put in words, composed from its facts alone. */
import { mechanicsOf } from "../mechanics";
import type { ClientMechanic } from "../mechanics/types";
import type { MapFacts } from "../protocol";
import { dashed, trackName } from "./telling";
import { has, type Arg, type Args } from "./words";

export interface Rule {
  id: string;
  args?: Args;
}

export interface Chapter {
  /** A message for the heading. */
  title: string;
  rules: Rule[];
  mechanic?: string;
}

/** The whole of the rules: what all maps share, with this map's numbers, then what it adds. */
export function chaptersOf(facts: MapFacts): Chapter[] {
  const added = mechanicsOf(facts)
    .map(([name, mechanic]) => mechanicChapter(name, mechanic, facts))
    .filter((chapter) => chapter.rules.length);
  return [
    { title: "rules-aim-title", rules: [{ id: "rules-aim" }, { id: "rules-turn" }] },
    { title: "rules-cards-title", rules: cardRules(facts) },
    { title: "rules-tracks-title", rules: trackRules(facts) },
    { title: "rules-tickets-title", rules: ticketRules(facts) },
    ...added,
    { title: "rules-end-title", rules: endRules(facts) },
  ];
}

function cardRules(facts: MapFacts): Rule[] {
  const { deck, row, hand, start_locomotives: gift, sweep_at: sweep } = facts.draw;
  const rules: Rule[] = [
    {
      id: "rules-deck",
      args: { each: deck[0] ?? 0, locomotives: deck.at(-1) ?? 0, hand, gift: gift ?? 0 },
    },
    { id: "rules-draw", args: { row } },
  ];
  // What a mechanic does away with is not told here.
  if (facts.draw.row_locomotive_ends !== false) rules.push({ id: "rules-row-locomotive" });
  if (sweep) {
    rules.push({ id: "rules-sweep", args: { count: sweep } });
    rules.push({ id: "rules-sweep-limits", args: { count: sweep } });
  }
  return [...rules, { id: "rules-secrets" }];
}

function trackRules(facts: MapFacts): Rule[] {
  const rules: Rule[] = [{ id: "rules-claim", args: { trains: facts.trains } }];
  if (!mechanicsOf(facts).some(([, mechanic]) => mechanic.joined)) rules.push({ id: "rules-claim-anywhere" });
  for (const group of Object.values(facts.groups)) {
    const counts = Object.entries(group.tracks_by_players).map(([n, open]) => [Number(n), open]);
    const from = Math.min(...counts.filter(([, open]) => open! > 1).map(([n]) => n!));
    if (from === facts.players[0]) rules.push({ id: "rules-parallel-open" });
    else if (Number.isFinite(from)) rules.push({ id: "rules-parallel", args: { from } });
    else rules.push({ id: "rules-parallel-one" });
  }
  const separate = separateRoutes(facts);
  if (separate.length) rules.push({ id: "rules-parallel-lengths", args: { routes: separate } });
  return rules;
}

/** Whether some track joins two places of an area that tickets name. */
function joinsAnArea(facts: MapFacts): boolean {
  const ends = facts.tickets.flatMap((ticket) => ticket.legs.flatMap((leg) => [leg.starts, leg.ends]));
  return facts.tracks.some(({ a, b }) => ends.some((places) => places.includes(a) && places.includes(b)));
}

/** The pairs of places that more than one route joins, by name. */
function separateRoutes(facts: MapFacts): string[] {
  const pairs: Record<string, number[]> = {};
  facts.tracks.forEach(({ a, b }, track) => {
    (pairs[`${Math.min(a, b)} ${Math.max(a, b)}`] ??= []).push(track);
  });
  return Object.values(pairs)
    .filter((tracks) => new Set(tracks.map((track) => facts.tracks[track]?.route)).size > 1)
    .map((tracks) => trackName(tracks[0]!, facts));
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

function ticketRules(facts: MapFacts): Rule[] {
  const { first_tickets: first, later_tickets: later } = facts;
  const decks = Object.values(first.offered);
  const rules: Rule[] = [
    {
      id: decks.length > 1 ? "rules-first-tickets-decks" : "rules-first-tickets",
      args: { offered: sum(decks), one: Math.min(...decks), keep: first.keep, out: first.rejected },
    },
    {
      id: "rules-later-tickets",
      args: { drawn: sum(Object.values(later.offered)), keep: later.keep, out: later.rejected },
    },
    { id: "rules-tickets-score" },
  ];
  const legs = facts.tickets.flatMap((ticket) => ticket.legs);
  if (legs.some((leg) => leg.starts.length > 1 || leg.ends.length > 1)) {
    rules.push({ id: "rules-tickets-areas", args: { joined: joinsAnArea(facts) ? "yes" : "no" } });
  }
  if (facts.tickets.some((ticket) => ticket.legs.length > 1)) {
    rules.push({ id: "rules-tickets-several" });
  }
  return rules;
}

function endRules(facts: MapFacts): Rule[] {
  const ties = facts.ties.map((tie) => `tie-${dashed(tie)}`).filter(has);
  const order = ties.map((id) => ({ id }));
  return [
    { id: "rules-last-round", args: { trains: facts.last_round_at } },
    { id: "rules-all-pass" },
    { id: "rules-winner", args: { order, ties: ties.length } },
    ...(facts.ties.includes("path_length") ? [{ id: "rules-path-length" }] : []),
  ];
}

/** What a mechanic adds: what it tells itself, else its rule, and details if there are any. */
function mechanicChapter(name: string, mechanic: ClientMechanic, facts: MapFacts): Chapter {
  const plain = `rules-${dashed(name)}`;
  const args = parametersOf(facts.mechanics[name] ?? {});
  const usual = [plain, `${plain}-details`].filter(has).map((id) => ({ id, args }));
  return { title: `${plain}-title`, rules: mechanic.rules?.(facts) ?? usual, mechanic: name };
}

/** The parameters of a mechanic as arguments of a message; `yes` and `no` stand for flags. */
function parametersOf(parameters: Readonly<Record<string, unknown>>): Args {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const key = dashed(name);
    if (typeof value === "number" || typeof value === "string") args[key] = value;
    else if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else if (Array.isArray(value)) args[key] = value.map(String);
  }
  return args;
}
