/** The art of the cards, by the names the engine gives them. */
const files = import.meta.glob<string>("../cards/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const art = new Map(
  Object.entries(files).map(([path, url]) => [path.split("/").at(-1)?.replace(".svg", "") ?? "", url]),
);

export const cardArt = (card: string): string => art.get(card) ?? "";
export const DECK_BACK = cardArt("back-deck");
export const TICKET_BACK = cardArt("back-ticket");
