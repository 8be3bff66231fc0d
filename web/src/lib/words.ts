/** Words in the reader's language, from the same Fluent files the Python side reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
type Load = () => Promise<string>;
// Files of the terminal, the command line and those who write bots are left out; rules and lessons
// bring their own words.
const english = import.meta.glob<string>(
  [
    "../../../src/branchline/locales/en/**/*.ftl",
    "!../../../src/branchline/locales/en/{lessons/*,review,rules}.ftl",
    "!../../../src/branchline/locales/*/{bots,commands,errors,map-files,records,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const others: Record<string, Load> = import.meta.glob<string>(
  [
    "../../../src/branchline/locales/*/**/*.ftl",
    "!../../../src/branchline/locales/en/**/*.ftl",
    "!../../../src/branchline/locales/*/{bots,commands,errors,map-files,records,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const languageOf = (path: string): string => path.split("/locales/")[1]?.split("/")[0] ?? FALLBACK;

export const languages: string[] = [
  ...new Set([FALLBACK, ...Object.keys(others).map(languageOf)]),
].sort();

let bundles: FluentBundle[] = [bundle(FALLBACK, Object.values(english))];
/** Words that came with maps, by language. */
const learnt: Record<string, string[]> = {};

/** Load the words of the first language there is among those wished for; English is below it. */
export async function speak(wished: readonly string[]): Promise<string> {
  const known = wished
    .flatMap((tag) => [tag, tag.split("-")[0] ?? tag])
    .find((tag) => languages.includes(tag));
  if (!known || known === FALLBACK) return FALLBACK;
  const paths = Object.keys(others).filter((path) => languageOf(path) === known);
  try {
    const texts = await Promise.all(paths.map((path) => others[path]!()));
    bundles = [bundle(known, [...texts, ...(learnt[known] ?? [])]), ...bundles];
    return known;
  } catch {
    return FALLBACK; // the words are out of reach: English is better than nothing
  }
}

function bundle(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Take in the words of mechanics that this client did not come with: a file for each language. */
export function learn(words: Readonly<Record<string, string>>): void {
  for (const [language, text] of Object.entries(words)) {
    if (learnt[language]?.includes(text)) continue;
    (learnt[language] ??= []).push(text);
    const spoken = bundles.find((each) => each.locales[0] === language);
    spoken?.addResource(new FluentResource(text));
  }
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
