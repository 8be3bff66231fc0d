/** A map as a TOML file: rules first, then one line for every place, track and ticket. */
import type { MapDocument, TomlTable, Value } from "./document";

const BARE = /^[A-Za-z0-9_-]+$/;
const LISTS = ["places", "tracks"];
/** How keys of the file follow each other; others come after them. */
const ORDER = [
  "format", "id", "name", "about", "series", "players", "trains", "cards", "points", "ties", "first_game", "counts",
];
const LAST = ["groups", "mechanics", "areas", "board", "places", "tracks", "tickets", "variants"];

const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll("\u007f", "\\u007f");

const keyOf = (key: string): string => (BARE.test(key) ? key : quoted(key));

function inline(value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return Number.isInteger(value) ? value.toFixed(0) : String(value);
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)} = ${inline(item)}`);
  return entries.length ? `{ ${entries.join(", ")} }` : "{}";
}

function lines(values: readonly Value[]): string {
  return values.length ? `[\n${values.map((value) => `    ${inline(value)},\n`).join("")}]` : "[]";
}

const isTable = (value: unknown): value is TomlTable =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The lines of a table, one for each of its keys, which begin with its own name. */
function dotted(name: string, table: TomlTable): string[] {
  return Object.entries(table).map(([key, value]) => {
    const long = Array.isArray(value) && (key === "cards" || value.some(isTable));
    const text = long ? lines(value as Value[]) : inline(value);
    return `${name}.${keyOf(key)} = ${text}`;
  });
}

/** The text of a map file; what it says is what the document says. */
export function toToml(document: MapDocument): string {
  const known = new Set([...ORDER, ...LAST]);
  const others = Object.keys(document).filter((key) => !known.has(key));
  const found: string[] = [];
  for (const key of [...ORDER, ...others, ...LAST]) {
    const value = document[key] as Value | undefined;
    if (value === undefined || (isTable(value) && !Object.keys(value).length)) continue;
    if (LISTS.includes(key)) found.push(keyOf(key) + " = " + lines(value as Value[]));
    else if (LAST.includes(key) && isTable(value)) found.push(...dotted(keyOf(key), value));
    else found.push(`${keyOf(key)} = ${inline(value)}`);
  }
  return `${found.join("\n")}\n`;
}
