/** Messages put into words, with the functions that `branchline.locales.functions` has too. Nothing
 * here knows of pages, so that tests can run it by itself. */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

import { pseudo, PSEUDO } from "./pseudo.ts";

/** A message that is an argument of another one: its language gives it the form that is needed. */
export interface Phrase {
  id: string;
  args?: Args;
}
/** What a message can be given: a list is joined as its language does. */
export type Arg = string | number | Phrase | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

type ListType = "conjunction" | "disjunction";
const LIST_TYPES: Record<string, ListType> = { and: "conjunction", or: "disjunction" };

/** The messages of one language. */
export class Language {
  readonly name: string;
  readonly locale: string;
  private readonly bundle: FluentBundle;

  constructor(name: string) {
    this.name = name;
    const functions: Record<string, FluentFunction> = {
      /** NAME($card, $count, case: "genitive"): a message in a form, for so many. */
      NAME: ([value, count], options) =>
        this.formOf(value, options["case"], Number(count?.valueOf() ?? 1), "and"),
      /** LIST($cards, case: "genitive", type: "or"): a list, each part of it in a form. */
      LIST: ([value], options) => this.formOf(value, options["case"], 1, options["type"] ?? "and"),
    };
    this.locale = name === PSEUDO ? "en" : name;
    const transform = name === PSEUDO ? { transform: pseudo } : {};
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, functions, ...transform });
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message in words; an unknown id is shown as it is, so that it is noticed. A form is that of an
   * attribute; a message without it is said as it is. */
  say(id: string, args: Args = {}, form = "", errors: Error[] = []): string {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.given(args), errors) : id;
  }

  private given(args: Args): Record<string, FluentVariable> {
    const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === "object" ? new Nested(value, this) : value,
    ]);
    return Object.fromEntries(entries);
  }

  private formOf(
    value: FluentValue | undefined,
    form: FluentValue | undefined,
    count: number,
    type: FluentValue,
  ): FluentValue {
    if (!(value instanceof Nested)) return value ?? "";
    return this.text(value.value, String(form ?? ""), count, LIST_TYPES[String(type)]);
  }

  /** What could be an argument, in words. */
  text(value: Arg, form = "", count = 1, type: ListType = "conjunction"): string {
    if (typeof value === "string") return value;
    if (typeof value === "number") return new Intl.NumberFormat(this.locale).format(value);
    if ("id" in value) return this.say(value.id, { count, ...value.args }, form);
    return this.list(
      value.map((part) => this.text(part, form, count, type)),
      type,
    );
  }

  /** The parts of a list, as a reader would join them. */
  list(parts: readonly string[], type: ListType): string {
    return new Intl.ListFormat(this.locale, { type }).format(parts);
  }
}

/** A message or a list among the arguments of a message. */
class Nested extends FluentType<Phrase | readonly Arg[]> {
  private readonly language: Language;

  constructor(value: Phrase | readonly Arg[], language: Language) {
    super(value);
    this.language = language;
  }

  toString(_scope: Scope): string {
    return this.language.text(this.value);
  }
}
