/** The line of a table for practice: it has one position, and takes one move as an answer. */
import type { Refused, Update } from "../protocol";
import { Connection, type Answer, type Wish } from "./connection.svelte";

const REFUSED: Refused = { type: "refused", id: "", reason: "not now" };

export class PracticeLine extends Connection {
  /** `chosen` is told of the move, and says whether it has been taken as the answer. */
  constructor(
    heard: (update: Update, live: boolean) => void,
    private readonly chosen: (action: number) => Promise<boolean>,
  ) {
    super("", () => [], heard);
    this.state = "open";
  }

  /** There is nobody to connect to. */
  protected override open(): void {}

  show(update: Update): void {
    this.seats = [update.seat];
    this.update(update);
  }

  override async send(wish: Wish): Promise<Answer> {
    if (wish.type !== "act") return REFUSED;
    const taken = await this.chosen(wish.action);
    // The table stays as it is until the answer is shown in its place.
    return taken ? new Promise<Answer>(() => {}) : { ...REFUSED, reason: "unavailable" };
  }
}
