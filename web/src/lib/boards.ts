/** The board of a map, from the same drawing as its picture; a map of one's own may get a better one. */
import type { MapFacts } from "../protocol";
import { getBoard, getMap } from "./api";
import type { BoardFile } from "./board";

export interface DrawnMap {
  facts: MapFacts;
  board: BoardFile;
}

const AGAIN = 3000;

/** The picture that goes with the board of these facts. */
export const pictureOf = (facts: MapFacts): string =>
  facts.board?.svg ?? `/boards/${encodeURIComponent(facts.id)}/board.svg`;

export async function drawnMap(map: string, variant: string | null): Promise<DrawnMap> {
  const facts = await getMap(map, variant);
  return { facts, board: await getBoard<BoardFile>(facts) };
}

/** Show a map, and again when its board has been drawn; returns what stops that. */
export function followMap(
  map: string,
  variant: string | null,
  show: (drawn: DrawnMap) => void,
  fail: (error: unknown) => void,
): () => void {
  let wanted = true;
  let timer = 0;
  let shown: string | undefined;
  const look = (): void => {
    drawnMap(map, variant).then(
      (drawn) => {
        if (!wanted) return;
        if (pictureOf(drawn.facts) !== shown) show(drawn);
        shown = pictureOf(drawn.facts);
        if (drawn.facts.board?.pending) timer = window.setTimeout(look, AGAIN);
      },
      (error: unknown) => {
        if (!wanted) return;
        if (shown === undefined) fail(error);
        else timer = window.setTimeout(look, AGAIN); // the one on the screen will do
      },
    );
  };
  look();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
