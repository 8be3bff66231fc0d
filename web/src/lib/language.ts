/** The language of the words, which the reader may choose. */
import { recall } from "./memory";
import { settings, type Choices } from "./settings.svelte";
import { speak } from "./words";

/** A language in its own words. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** Speak the language that was chosen, else one that the browser asks for. */
export const speakAsWished = (): Promise<void> =>
  speak(settings.language ? [settings.language] : navigator.languages);

export async function chooseLanguage(language: string): Promise<void> {
  settings.language = language;
  await speakAsWished();
}

/** Take up what is chosen in another window, or in the browser itself. */
export function followLanguage(): void {
  addEventListener("storage", () => {
    const { language = "" } = recall<Partial<Choices>>("settings", {});
    if (language !== settings.language) void chooseLanguage(language).catch(() => {});
  });
  addEventListener("languagechange", () => void speakAsWished().catch(() => {}));
}
