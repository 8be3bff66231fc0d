/** Words in the reader's language, from the same Fluent files the Python side reads. */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

/** A message that is an argument of another one: its language gives it the form that is needed. */
export interface Phrase {
  id: string;
  args?: Args;
}
/** What a message can be given: a list is joined as its language does. */
export type Arg = string | number | Phrase | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

const FALLBACK = "en";
type Load = () => Promise<string>;
// Files of the terminal, the command line and those who write bots are left out; rules and lessons
// bring their own words.
const english = import.meta.glob<string>(
  [
    "../../../src/branchline/locales/en/**/*.ftl",
    "!../../../src/branchline/locales/en/{lessons/*,rules}.ftl",
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

let bundles: FluentBundle[] = [];
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
  const made = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
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
  return said(id, args ?? {}, "");
}

/** A message in a form that an attribute gives; one without the attribute as it is. */
function said(id: string, args: Args, form: string): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern) return bundle.formatPattern(pattern, given(args), []);
  }
  return id;
}

const given = (args: Args): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? new Nested(value) : value]),
  );

/** A message or a list among the arguments of a message. */
class Nested extends FluentType<Phrase | readonly Arg[]> {
  toString(scope: Scope): string {
    return inForm(this.value, scope.bundle.locales[0] ?? FALLBACK, "", 1, "conjunction");
  }
}

function inForm(value: Arg, language: string, form: string, count: number, type: ListType): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  if ("id" in value) return said(value.id, { count, ...value.args }, form);
  return joined(value.map((part) => inForm(part, language, form, count, type)), type);
}

type ListType = "conjunction" | "disjunction";
const FORM_OF_LIST: Record<string, ListType> = { and: "conjunction", or: "disjunction" };

/** What messages can call, as `branchline.locales.functions` has it too. */
const FUNCTIONS: Record<string, FluentFunction> = {
  /** NAME($card, $count, case: "genitive"): a message in a form, for so many. */
  NAME: ([value, count], named) => formOf(value, named["case"], Number(count?.valueOf() ?? 1), "and"),
  /** LIST($cards, case: "genitive", type: "or"): a list, each part of it in a form. */
  LIST: ([value], named) => formOf(value, named["case"], 1, named["type"] ?? "and"),
};

function formOf(value: FluentValue | undefined, form: FluentValue | undefined, count: number, type: FluentValue): FluentValue {
  if (!(value instanceof Nested)) return value ?? "";
  const listed = FORM_OF_LIST[String(type)] ?? "conjunction";
  return inForm(value.value, bundles[0]?.locales[0] ?? FALLBACK, String(form ?? ""), count, listed);
}

/** A name that a map gives, as the message that translates it if there is one. */
export function named(name: string): Arg {
  const id = nameId(name);
  return has(id) ? { id } : name;
}

/** A name that a map gives, in words. */
export const translated = (name: string): string => asText(named(name));

export const nameId = (name: string): string =>
  ["name", ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join("-");

function joined(parts: readonly string[], type: ListType): string {
  return new Intl.ListFormat(bundles[0]?.locales[0] ?? FALLBACK, { type }).format(parts);
}

/** The parts of a list, as a reader would join them. */
export const list = (parts: readonly string[]): string => joined(parts, "conjunction");

/** The parts of a choice, as a reader would join them. */
export const either = (parts: readonly string[]): string => joined(parts, "disjunction");

/** What could be an argument, in words. */
export const asText = (value: Arg): string => inForm(value, bundles[0]?.locales[0] ?? FALLBACK, "", 1, "conjunction");

bundles = [bundle(FALLBACK, Object.values(english))];
