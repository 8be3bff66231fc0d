/** Names by which parts of a map call others: found, and renamed, by what the forms declare of texts. */
import type { Field, Forms } from "../../protocol";

const PLACES = "places.*.name";

type TomlTable = Record<string, unknown>;
const isTable = (value: unknown): value is TomlTable => typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a path in which `*` is every entry of a list, and at the end every key of a table. */
function at(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === "string" ? [value] : [];
  if (step !== "*") return isTable(value) ? at(value[step], rest) : [];
  if (isTable(value) && !rest.length) return Object.keys(value);
  return Object.values(Array.isArray(value) || isTable(value) ? value : []).flatMap((each) => at(each, rest));
}

/** The names from which a text may be chosen, each once, in the order of letters. */
export function namesFor(document: unknown, { names = [], words = [] }: Field): string[] {
  const found = names.flatMap((path) => at(document, path.split(".")));
  return [...new Set([...(names.length ? words : []), ...found])].sort(new Intl.Collator().compare);
}

const LOOKS: Readonly<Record<string, string>> = { int: "number", number: "number", flag: "boolean" };
function looksLike({ kind }: Field, value: unknown): boolean {
  if (kind === "list") return Array.isArray(value);
  if (kind === "table" || kind === "named") return isTable(value);
  return (LOOKS[kind] ?? "string") === typeof value;
}

/** The kind that a value with several possible ones has now. */
export function pickedOf(field: Field, value: unknown): Field | undefined {
  const fields = field.fields ?? [];
  const table = isTable(value) ? value : {};
  const fitting = fields.filter((each) => looksLike(each, value));
  return (
    fields.find(({ when }) => when && table[when[0]] === when[1]) ??
    fitting.find((each) => (each.fields ?? []).every(({ key = "", required }) => !required || key in table)) ??
    fitting[0] ??
    fields[0]
  );
}

/** A value in which a place has another name. */
function renamedIn(value: unknown, field: Field | null | undefined, old: string, name: string): unknown {
  if (!field) return value;
  const inside = (each: unknown, of: Field | null | undefined): unknown => renamedIn(each, of, old, name);
  if (field.kind === "text") return value === old && field.names?.includes(PLACES) ? name : value;
  if (field.kind === "choose") return inside(value, pickedOf(field, value));
  if (field.kind === "list") return Array.isArray(value) ? value.map((each) => inside(each, field.entry)) : value;
  if (!isTable(value)) return value;
  if (field.kind === "named")
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [inside(key, field.keys), inside(each, field.entry)]));
  if (field.kind !== "table") return value;
  const known = new Map((field.fields ?? []).map((each) => [each.key ?? "", each]));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, known.get(key))]));
}

/** A map in which a place is called otherwise wherever it is named; variants say again what a map may say. */
export function withNameOf<T extends object>(document: T, forms: Forms, old: string, name: string): T {
  const found = renamedIn(document, forms.map, old, name) as TomlTable;
  const parameters = new Map(forms.mechanics.map((each) => [each.name, each.parameters]));
  const parts: Record<string, (key: string, value: unknown) => unknown> = {
    mechanics: (key, value) => renamedIn(value, parameters.get(key), old, name),
    variants: (_, value) => (isTable(value) ? withNameOf(value, forms, old, name) : value),
  };
  for (const [part, inside] of Object.entries(parts)) {
    const table = found[part];
    if (isTable(table)) found[part] = Object.fromEntries(Object.entries(table).map(([key, each]) => [key, inside(key, each)]));
  }
  return found as T;
}
