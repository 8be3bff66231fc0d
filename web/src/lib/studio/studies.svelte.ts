/** The lab at work for the studio: bots play the map, or learn it; how far they are, and what was found. */
import type { StudyFigures, StudyState, StudyWanted, TicketFigures } from "../../protocol";
import { kept, t } from "../words";
import { heatOf } from "./heat";
import { beginStudy, cancelStudy, studyState, studyTerms } from "./requests";
import type { Studio } from "./studio.svelte";

const OFTEN = 500;
export const EFFORTS = ["quick", "usual", "thorough"] as const;
export type Effort = (typeof EFFORTS)[number];

export class Studies {
  /** Whether the server does this for whoever looks at the page; null until it has said so. */
  allowed = $state<boolean | null>(null);
  /** By the number of players: which share of games tuned bots win. */
  tuned = $state.raw<Record<string, number>>({});
  running = $state.raw<StudyState | null>(null);
  figures = $state.raw<StudyFigures | null>(null);
  /** The study whose report can be opened. */
  report = $state("");
  trouble = $state("");
  shows = $state(true);
  effort = $state<Effort>("usual");
  players = $state(0);
  private readonly studio: Studio;
  private readonly owner: string;
  private studied = $state.raw("");
  private stopped = false;

  readonly heat = $derived(this.figures && this.shows ? heatOf(this.figures.tracks ?? []) : null);
  /** Whether the map has other rules by now than those that were studied. */
  get isOld(): boolean {
    return this.figures !== null && this.studied !== this.studio.rules;
  }

  constructor(studio: Studio, owner: string) {
    [this.studio, this.owner] = [studio, owner];
  }

  async refresh(): Promise<void> {
    try {
      const { allowed, tuned } = await studyTerms(this.studio.rules, this.owner);
      [this.allowed, this.tuned] = [allowed, (tuned ?? {}) as Record<string, number>];
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async begin(kind: StudyWanted["kind"], players: number): Promise<void> {
    const { text, rules } = this.studio;
    [this.trouble, this.stopped] = ["", false];
    try {
      let found = await beginStudy({ text, kind, players, effort: this.effort }, this.owner);
      while (found.state === "working" && !this.stopped) {
        this.running = found;
        await new Promise((go) => setTimeout(go, OFTEN));
        found = await studyState(found.job);
      }
      if (found.state === "failed") this.trouble = kept(() => t("studio-lab-failed"));
      if (found.state === "ready" && kind === "lab") [this.figures, this.report, this.studied] = [found.figures ?? null, found.job, rules];
      if (found.state === "ready") this.studio.said = t("studio-said-studied");
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.running = null;
    if (kind === "tune") await this.refresh();
  }

  cancel(): void {
    this.stopped = true;
    if (this.running) void cancelStudy(this.running.job, this.owner).catch(() => undefined);
  }

  /** The price that is suggested for a ticket, if it is another than it has now. */
  priceOf({ number, suggested }: TicketFigures): number | null {
    const card = this.studio.document.tickets.cards?.[number];
    if (!suggested || card?.points === undefined) return null;
    const price = Math.max(1, Math.round(suggested.value));
    return price === card.points ? null : price;
  }

  /** Take a suggested price; it can be taken back as every change. */
  accept(ticket: TicketFigures): void {
    const price = this.priceOf(ticket);
    if (price !== null) this.studio.set(["tickets", "cards", ticket.number, "points"], price);
  }
}
