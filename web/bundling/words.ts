/** Message files in the bundle: without comments, which are for translators, without what only the
 * terminal says, and parted: what is read at leisure (`?reading`) does not weigh on the table. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MESSAGES = /\.ftl\?(raw|reading)$/;
/** A message with all its lines. */
const MESSAGE = /^([a-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*/gim;
/** Rules and lessons, but for their titles, in the files of mechanics. */
const READ = /^(rules-.*(?<!-title)|lesson-.*)$/;
const OF_TERMINAL = /^(map|summary)-/;
const OF_MECHANICS = /\/mechanics\//;

function part(text: string, reading: boolean): string {
  const messages = text.replaceAll(/^#.*\n/gm, "").matchAll(MESSAGE);
  return [...messages]
    .filter(([, id]) => !OF_TERMINAL.test(id!) && READ.test(id!) === reading)
    .map(([message]) => message.trimEnd())
    .join("\n");
}

export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const [, query] = MESSAGES.exec(id) ?? [];
      if (!query) return undefined;
      const file = id.slice(0, id.lastIndexOf("?"));
      this.addWatchFile(file);
      const text = readFileSync(file, "utf8");
      const shown = OF_MECHANICS.test(file) ? part(text, query === "reading") : text.replaceAll(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(shown)};`;
    },
  };
}
