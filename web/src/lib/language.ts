/** The language of the words, which the reader may choose. */
import { settings } from "./settings.svelte";
import { speak } from "./words";

/** A language in its own words. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

export async function chooseLanguage(language: string): Promise<void> {
  settings.language = language;
  await speak([language]);
}
