/** Small facts about a finished game, each with who it is to the credit of. */
import type { IconName } from "../icons";
import type { MapFacts, Race, SeatScore, SheetLine } from "../protocol";
import { tellLine, trackName } from "./telling";
import { t } from "./words";

export interface Award {
  icon: IconName;
  title: string;
  seats: number[];
  what: string;
}

interface Ended {
  scores: readonly SeatScore[];
  facts: MapFacts;
  /** By seat, the tracks it has built. */
  owned: readonly (readonly number[])[];
  race: Race | null;
}

const MOST = 4;

const isTicket = (line: SheetLine): boolean => (line.ticket ?? -1) >= 0;
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** The highest value by seat, and the seats that have it; none if nobody has any. */
function best(values: readonly number[]): { most: number; seats: number[] } {
  const most = Math.max(0, ...values);
  return { most, seats: most > 0 ? range(values.length).filter((seat) => values[seat] === most) : [] };
}

export function awardsOf(ended: Ended): Award[] {
  const all = [
    ...pathAwards(ended),
    mostTickets(ended),
    bestTicket(ended),
    longestTrack(ended),
    bestMove(ended),
  ].filter((award) => award.seats.length > 0);
  const titles = all.map((award) => award.title);
  return all.filter((award, n) => titles.indexOf(award.title) === n).slice(0, MOST);
}

/** Bonuses for tracks that belong together, such as the longest path. */
function pathAwards({ scores, facts }: Ended): Award[] {
  const lines = scores.flatMap((score) => score.lines);
  const paths = lines.filter((line) => !isTicket(line) && line.name !== "tracks" && line.tracks?.length);
  return [...new Set(paths.map((line) => line.name))].map((name) => {
    const of = ({ lines }: SeatScore): number =>
      lines.filter((line) => line.name === name).reduce((sum, line) => sum + line.points, 0);
    const { most, seats } = best(scores.map(of));
    const [line] = paths.filter((each) => each.name === name);
    return { icon: "route", title: line ? tellLine(line, facts) : name, seats, what: t("award-points", { points: most }) };
  });
}

function mostTickets({ scores }: Ended): Award {
  const done = ({ lines }: SeatScore): number =>
    lines.filter((line) => isTicket(line) && line.points > 0).length;
  const { most, seats } = best(scores.map(done));
  return { icon: "ticket", title: t("award-tickets-title"), seats, what: t("award-tickets", { count: most }) };
}

function bestTicket({ scores, facts }: Ended): Award {
  const of = ({ lines }: SeatScore): number =>
    Math.max(0, ...lines.filter(isTicket).map((line) => line.points));
  const { most, seats } = best(scores.map(of));
  const lines = scores.flatMap((score) => score.lines.filter(isTicket));
  const found = lines.filter((line) => line.points === most);
  const ticket = found.length === 1 && found[0] ? tellLine(found[0], facts) : "";
  return { icon: "star", title: t("award-best-ticket"), seats, what: named(ticket, t("award-points", { points: most })) };
}

function longestTrack({ facts, owned }: Ended): Award {
  const length = (track: number): number => facts.tracks[track]?.length ?? 0;
  const { most, seats } = best(owned.map((tracks) => Math.max(0, ...tracks.map(length))));
  const found = owned.flat().filter((track) => length(track) === most);
  const track = found.length === 1 && found[0] !== undefined ? trackName(found[0], facts) : "";
  return { icon: "build", title: t("award-longest-track"), seats, what: named(track, t("award-spaces", { count: most })) };
}

/** The most points that one move brought. */
function bestMove({ race, scores }: Ended): Award {
  const points = race?.points ?? [];
  const gains = (seat: number): number[] =>
    points.slice(1).map((now, n) => (now[seat] ?? 0) - (points[n]?.[seat] ?? 0));
  const { most, seats } = best(range(scores.length).map((seat) => Math.max(0, ...gains(seat))));
  return { icon: "bolt", title: t("award-best-move"), seats, what: t("award-points", { points: most }) };
}

const named = (name: string, value: string): string =>
  name ? t("award-named", { name, value }) : value;
