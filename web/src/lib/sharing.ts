/** Handing the result of a game on: by the device's own way to share, else as a link to paste. */
import { copyText } from "./clipboard";
import { pageLink, replayLink, watchLink } from "./invitations";
import { network } from "./network.svelte";
import type { Table } from "./table.svelte";
import { named, t } from "./words";

/** A message on what was done; empty if there is nothing to say. */
export type Shared = "copied" | "copied-here" | "not-copied" | "";

/** Copy a link to a page, by what follows `#`: one that works on other devices, if there is one. */
export async function copyLink(path: string): Promise<Shared> {
  if (!network.known) await network.load();
  if (!(await copyText(pageLink(path)))) return "not-copied";
  return network.elsewhere ? "copied" : "copied-here";
}

/** Share the table, where one sees the result; its replay if nobody may watch there. */
export async function shareResult(table: Table): Promise<Shared> {
  if (!network.known) await network.load();
  const link = table.room?.spectators === false ? replayLink(table.id) : watchLink(table.id);
  const shares = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  if (shares && network.elsewhere) {
    const text = t("share-text", { map: named(table.facts?.name ?? "") });
    await navigator.share({ title: t("app-name"), text, url: link }).catch(() => {});
    return "";
  }
  if (!(await copyText(link))) return "not-copied";
  return network.elsewhere ? "copied" : "copied-here";
}
