/** Words in the reader's language, from the same Fluent files the Python side reads. Only those of the
 * language that is spoken are loaded; what it lacks is in English, in the same file. */
import files from "virtual:words";

import { Language, type Arg, type Args, type Phrase } from "./fluent.ts";
import { PSEUDO } from "./pseudo.ts";
import { spoken } from "./spoken.svelte";

export type { Arg, Args, Phrase };

const FALLBACK = "en";
/** How long words may take before they are asked for once more. */
const PATIENCE_MS = 5000;
/** What readers of languages that are not here get. */
const RELATED: Readonly<Record<string, string>> = { no: "nb", nn: "nb", pt: "pt-BR" };

export const languages: string[] = Object.keys(files);

/** Parts of the words: those of the table and the pages around it, rules and lessons to read, reviews. */
type Part = keyof (typeof files)[string];
const wanted = new Set<Part>(["table"]);
/** Words that came with maps, by language. */
const learnt: Record<string, string[]> = {};

/** The first language there is among those wished for. */
export function known(wished: readonly string[]): string {
  const found = wished.map((tag) => {
    const base = tag.split("-")[0]!.toLowerCase();
    return tag === PSEUDO ? tag : (RELATED[base] ?? base);
  });
  return found.find((name) => name === PSEUDO || languages.includes(name)) ?? FALLBACK;
}

/** Speak a language from now on: what is on the page changes with it. English is better than nothing,
 * if the words of another are out of reach. */
export async function speak(wished: readonly string[]): Promise<void> {
  const name = known(wished);
  try {
    spoken.language = await languageOf(name);
  } catch (error) {
    if (name === FALLBACK) throw error;
    spoken.language = await languageOf(FALLBACK);
  }
  document.documentElement.lang = spoken.language.locale;
  document.documentElement.dataset["words"] = spoken.language.name;
}

async function languageOf(name: string): Promise<Language> {
  const language = new Language(name);
  const have = new Set<Part>();
  while (have.size < wanted.size) {
    const missing = [...wanted].filter((part) => !have.has(part)); // more may be wanted meanwhile
    for (const text of await Promise.all(missing.map((part) => textOf(name, part)))) language.add(text);
    for (const part of missing) have.add(part);
  }
  for (const text of learntFor(name)) language.add(text);
  return language;
}

/** Have a further part of the words at hand. */
export async function need(part: Part): Promise<void> {
  if (wanted.has(part)) return;
  let language;
  do {
    language = spoken.language; // another one may be chosen meanwhile
    language.add(await textOf(language.name, part));
  } while (language !== spoken.language);
  wanted.add(part);
}

async function textOf(name: string, part: Part): Promise<string> {
  const file = fileOf(name, part);
  const answer = await fetchPatiently(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

/** Fetch a file, and once more if nothing answers: without words there is nothing on the page. */
function fetchPatiently(file: string): Promise<Response> {
  return new Promise((take, fail) => {
    const again = setTimeout(() => fetch(file).then(take, () => {}), PATIENCE_MS); // the first may still come
    fetch(file)
      .then(take, fail)
      .finally(() => clearTimeout(again));
  });
}

/** The files of words that are in use. */
export const wordFiles = (): string[] => [...wanted].map((part) => fileOf(spoken.language.name, part));

const fileOf = (name: string, part: Part): string => files[name === PSEUDO ? FALLBACK : name]?.[part] ?? "";

/** Words that came with maps, in a language or else in English. */
const learntFor = (name: string): string[] => learnt[name] ?? learnt[FALLBACK] ?? [];

/** Take in the words of mechanics that this client did not come with: a file for each language. */
export function learn(words: Readonly<Record<string, string>>): void {
  const { language } = spoken;
  for (const [name, text] of Object.entries(words)) {
    if (!learnt[name]?.includes(text)) (learnt[name] ??= []).push(text);
  }
  for (const text of learntFor(language.name)) language.add(text);
}

/** Whether there is a message of this id. */
export const has = (id: string): boolean => spoken.language.has(id);

/** A message in words. */
export const t = (id: string, args?: Args): string => spoken.language.say(id, args);

/** What was said once and stays on the page, with how to say it. */
const said = new Map<string, () => string>();
/** A text that is kept as such, and can be said anew in another language. */
export function kept(say: () => string): string {
  const text = say();
  said.set(text, say);
  return text;
}
/** A text in the language that is spoken now, if it was kept. */
export const anew = (text: string): string => said.get(text)?.() ?? text;

/** What could be an argument, in words. */
export const asText = (value: Arg): string => spoken.language.text(value);

/** A name that a map gives, as the message that translates it if there is one. */
export function named(name: string): Arg {
  const id = nameId(name);
  return has(id) ? { id } : name;
}

export const nameId = (name: string): string =>
  ["name", ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join("-");

/** A name that a map gives, in words. */
export const translated = (name: string): string => asText(named(name));

/** The parts of a list, as a reader would join them. */
export const list = (parts: readonly string[]): string => spoken.language.list(parts, "conjunction");

/** The parts of a choice, as a reader would join them. */
export const either = (parts: readonly string[]): string => spoken.language.list(parts, "disjunction");
