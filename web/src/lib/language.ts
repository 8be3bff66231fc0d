/** The language of the words: chosen once, and the page comes back in it. */
import { tick } from "svelte";

import { settings } from "./settings.svelte";

/** A language in its own words. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

export async function chooseLanguage(language: string): Promise<void> {
  settings.language = language;
  await tick(); // so that the choice is kept before the page goes
  location.reload();
}
