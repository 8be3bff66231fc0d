/** What the studio asks the server. */
import type { BoardState, Checked, Forms, FoundCities, Opened, Preview, RoomMade, RoomTerms, StudyState, StudyTerms, StudyWanted } from "../../protocol";
import { ask } from "../api";
import { spoken } from "../spoken.svelte";

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
const inLanguage = (path: string): string => `/api/studio/${path}?lang=${spoken.language.locale}`;

export const getForms = (): Promise<Forms> => ask("/api/studio/forms");
export const openPackaged = (map: string): Promise<Opened> => ask(inLanguage(`maps/${encodeURIComponent(map)}`));
export const openText = (text: string): Promise<Opened> => ask(inLanguage("open"), post({ text }));
export const checkText = (text: string): Promise<Checked> => ask(inLanguage("check"), post({ text }));
export const readCities = (text: string): Promise<FoundCities> => ask(inLanguage("cities"), post({ text }));
export const previewOf = (text: string): Promise<Preview> => ask(inLanguage("preview"), post({ text }));
export const beginBoard = (text: string): Promise<BoardState> => ask(inLanguage("boards"), post({ text }));
export const boardState = (job: string): Promise<BoardState> => ask(`/api/studio/boards/${job}`);
export const cancelBoard = (job: string): Promise<void> =>
  ask(`/api/studio/boards/${job}`, { method: "DELETE" }, async () => undefined);
export const boardText = (job: string, name: string): Promise<string> =>
  ask(inLanguage(`boards/${job}/${name}`), undefined, (answer) => answer.text());
export const boardBytes = (job: string, name: string): Promise<Blob> =>
  ask(inLanguage(`boards/${job}/${name}`), undefined, (answer) => answer.blob());
export const printed = (text: string, paper: string, board: string): Promise<Blob> =>
  ask(inLanguage("print"), post({ text, paper, board }), (answer) => answer.blob());
export const makeMapRoom = (text: string, room: RoomTerms): Promise<RoomMade> => ask("/api/studio/rooms", post({ text, room }));

/** The owner of a server shows who they are by the secret of its start. */
const asOwner = (secret: string): Record<string, string> => (secret ? { Authorization: `Bearer ${secret}` } : {});
export const studyTerms = (rules: string, owner: string): Promise<StudyTerms> =>
  ask(`/api/studio/studies?rules=${rules}`, { headers: asOwner(owner) });
export function beginStudy(wanted: StudyWanted, owner: string): Promise<StudyState> {
  const request = post(wanted);
  return ask(inLanguage("studies"), { ...request, headers: { ...(request.headers as Record<string, string>), ...asOwner(owner) } });
}
export const studyState = (job: string): Promise<StudyState> => ask(`/api/studio/studies/${job}`);
export const cancelStudy = (job: string, owner: string): Promise<void> =>
  ask(`/api/studio/studies/${job}`, { method: "DELETE", headers: asOwner(owner) }, async () => undefined);
export const reportAddress = (job: string): string => inLanguage(`studies/${job}/report.html`);

/** The file that `branchline studio FILE` was given, by the secret in the page's address. */
const bearer = (secret: string): Record<string, string> => ({ Authorization: `Bearer ${secret}` });
export const readFile = (secret: string): Promise<{ name: string; text: string }> =>
  ask("/api/studio/file", { headers: bearer(secret) });
export const writeFile = (secret: string, text: string): Promise<void> =>
  ask(
    "/api/studio/file",
    { method: "PUT", headers: { "Content-Type": "application/json", ...bearer(secret) }, body: JSON.stringify({ text }) },
    async () => undefined,
  );
