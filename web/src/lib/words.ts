/** Words in the reader's language, from the same Fluent files the Python side reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
const files = import.meta.glob<string>("../../../src/branchline/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const languageOf = (path: string): string => path.split("/").at(-2) ?? FALLBACK;

export const languages: string[] = [...new Set(Object.keys(files).map(languageOf))].sort();

let bundles: FluentBundle[] = [];

/** Load the words of the first language there is among those wished for, and English below it. */
export async function speak(wished: readonly string[]): Promise<string> {
  const known = wished
    .flatMap((tag) => [tag, tag.split("-")[0] ?? tag])
    .find((tag) => languages.includes(tag));
  const chosen = known ?? FALLBACK;
  bundles = await Promise.all([...new Set([chosen, FALLBACK])].map(load));
  return chosen;
}

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => languageOf(path) === language);
  for (const text of await Promise.all(paths.map((path) => files[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A message in words; an unknown id is shown as it is, so that it is noticed. */
export function t(id: string, args?: Args): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return id;
}

function joined(parts: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(bundles[0]?.locales[0] ?? FALLBACK, { type }).format(parts);
}

/** The parts of a list, as a reader would join them. */
export const list = (parts: readonly string[]): string => joined(parts, "conjunction");

/** The parts of a choice, as a reader would join them. */
export const either = (parts: readonly string[]): string => joined(parts, "disjunction");
