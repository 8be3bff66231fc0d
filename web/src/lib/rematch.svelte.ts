/** Playing again with the same people, once somebody wishes it. */
import { keptInWords } from "./api";
import { invitationsOf, keepInvitations } from "./invitations";
import { keepTokens, tokensOf } from "./memory";
import { go } from "./route.svelte";
import type { Table } from "./table.svelte";

export class Rematch {
  trouble = $state("");
  /** Whether one has asked for the next game and it is not there yet. */
  wanted = $state(false);
  /** The room of the next game, if somebody has made it. */
  next = $derived.by((): string | null => this.table.room?.rematch ?? null);
  /** Whether one may ask for it or follow. */
  possible = $derived.by((): boolean => this.next !== null || this.table.line.seats.length > 0);

  constructor(private readonly table: Table) {
    $effect(() => {
      if (this.wanted && this.next) this.follow(this.next);
    });
  }

  /** The same tokens are good in the next room, and the same links. */
  private follow(room: string): void {
    keepTokens(room, tokensOf(this.table.id));
    keepInvitations(room, invitationsOf(this.table.id));
    go(`/room/${room}`);
  }

  async ask(): Promise<void> {
    if (this.next) {
      this.follow(this.next);
      return;
    }
    const seat = this.table.line.seats[0];
    if (seat === undefined) return;
    this.wanted = true;
    const answer = await this.table.line.send({ type: "rematch", seat });
    if (answer?.type !== "refused" || this.table.room?.rematch) return;
    this.wanted = false;
    this.trouble = keptInWords(answer);
  }
}
