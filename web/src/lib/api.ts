/** Requests to the server. What cannot be done is thrown as `Trouble`, in words. */
import { loadMechanics } from "../mechanics";
import type {
  Invitation,
  LessonFacts,
  MapFacts,
  NetworkFacts,
  NewRoom,
  OpenNetwork,
  OpenTables,
  Options,
  OwnPractice,
  PracticeAnswer,
  PracticePosition,
  Problem,
  Puzzles,
  QrCode,
  Race,
  ReplayStep,
  ReviewState,
  RoomInfo,
  RoomMade,
} from "../protocol";
import { tokensOf } from "./memory";
import { has, kept, learn, t } from "./words";

export class Trouble extends Error {
  /** `reason` is the server's, or empty if it gave none. */
  constructor(
    message: string,
    readonly reason: string = "",
  ) {
    super(message);
  }
}

/** Details that say everything by themselves: they are shown without a reason before them. */
const WHOLE: readonly string[] = ["refusal-map", "refusal-no-token"];

/** A refusal in words: its reason, then what the server adds to it. */
export function inWords(problem: Problem): string {
  const id = `refused-${problem.reason.replaceAll(" ", "-")}`;
  const reason = has(id) ? t(id) : problem.reason;
  const { detail } = problem;
  if (!detail || !has(detail.id)) return reason;
  if (WHOLE.includes(detail.id)) return t(detail.id, detail.args);
  return t("refused-detail", { reason, detail: t(detail.id, detail.args) });
}

/** A refusal in words that stay on the page, for `anew` to say in another language. */
export const keptInWords = (problem: Problem): string => kept(() => inWords(problem));

const asJson = (answer: Response): Promise<any> => answer.json();

/** Ask the server; `read` takes what is wanted from an answer. */
export async function ask<T>(
  path: string,
  init?: RequestInit,
  read: (answer: Response) => Promise<T> = asJson,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble(kept(() => t("trouble-unreachable")));
  }
  if (answer.ok) return read(answer);
  let problem: Problem | null = null;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // Not an answer of ours.
  }
  if (!problem?.reason) throw new Trouble(kept(() => t("trouble-unreachable")));
  throw new Trouble(keptInWords(problem), problem.reason);
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const answers = new Map<string, Promise<unknown>>();

/** Ask once and keep the answer: facts of a map never change while a page is open. */
function once<T>(path: string): Promise<T> {
  const before = answers.get(path);
  if (before) return before as Promise<T>;
  const answer = ask<T>(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}

/** Have the maps asked for again: one came or went. */
export const forgetOptions = (): void => void answers.delete("/api/options");

export const getOptions = (): Promise<Options> => once("/api/options");

/** A map, with what its mechanics show; kept unless a better board of it is being drawn. */
export async function getMap(id: string, variant: string | null): Promise<MapFacts> {
  const query = variant ? `?variant=${encodeURIComponent(variant)}` : "";
  const path = `/api/maps/${encodeURIComponent(id)}${query}`;
  const facts = await once<MapFacts>(path);
  await loadMechanics(Object.keys(facts.mechanics));
  learn(facts.words ?? {});
  if (facts.board?.pending) answers.delete(path);
  return facts;
}

export const getBoard = <T>(facts: MapFacts): Promise<T> =>
  once(facts.board?.json ?? `/boards/${encodeURIComponent(facts.id)}/board.json`);

export const getLesson = (lesson: string): Promise<LessonFacts> =>
  once(`/api/lessons/${encodeURIComponent(lesson)}`);

export const makeLesson = (lesson: string, name: string): Promise<RoomMade> =>
  ask(`/api/lessons/${encodeURIComponent(lesson)}`, post({ name }));

export const makeRoom = (room: NewRoom): Promise<RoomMade> => ask("/api/rooms", post(room));

export const joinRoom = (room: string, name: string): Promise<Invitation> =>
  ask(`/api/rooms/${encodeURIComponent(room)}/join`, post({ name }));

const bearer = (room: string): RequestInit => {
  const tokens = tokensOf(room).join(",");
  return tokens ? { headers: { Authorization: `Bearer ${tokens}` } } : {};
};

export const getRoom = (room: string): Promise<RoomInfo> =>
  ask(`/api/rooms/${encodeURIComponent(room)}`, bearer(room));

export const getReplay = (room: string, move: number): Promise<ReplayStep> =>
  once(`/api/rooms/${encodeURIComponent(room)}/replay/${move}`);

export const getRace = (room: string): Promise<Race> =>
  once(`/api/rooms/${encodeURIComponent(room)}/race`);

/** A review as far as it has come, as a seat (or, with -1, with all hands open). */
export const getReview = (room: string, view: number): Promise<ReviewState> =>
  ask(`/api/rooms/${encodeURIComponent(room)}/review?view=${view}`);

export const getPuzzles = (): Promise<Puzzles> => once("/api/puzzles");

export const getPuzzle = (id: string): Promise<PracticePosition> =>
  once(`/api/puzzles/${encodeURIComponent(id)}`);

/** Choose a move in a puzzle; only then does the server tell what is best. */
export const solvePuzzle = (id: string, action: number): Promise<PracticeAnswer> =>
  ask(`/api/puzzles/${encodeURIComponent(id)}`, post({ action }));

/** The moves of a seat in a finished game for which there was a better one. */
export const getMissed = (room: string, seat: number): Promise<OwnPractice> =>
  ask(`/api/rooms/${encodeURIComponent(room)}/practice?seat=${seat}`);

export const chooseMissed = (room: string, move: number, action: number): Promise<PracticeAnswer> =>
  ask(`/api/rooms/${encodeURIComponent(room)}/practice`, post({ move, action }));

export const getTables = (): Promise<OpenTables> => ask("/api/tables");

export const getNetwork = (): Promise<NetworkFacts> => ask("/api/network");

export const changeNetwork = (wanted: OpenNetwork): Promise<NetworkFacts> =>
  ask("/api/network", post(wanted));

/** A link as a QR code. It goes in the body: what stands in an address may be logged. */
export const getCode = (link: string): Promise<QrCode> => ask("/api/qr-code", post({ link }));

export const recordAddress = (room: string): string =>
  `/api/rooms/${encodeURIComponent(room)}/record`;

export const playOn = (room: string, move: number): Promise<RoomMade> =>
  ask(`/api/rooms/${encodeURIComponent(room)}/play-on`, post({ move }));
