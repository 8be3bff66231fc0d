/** The message files as files of the client: for each language those of the table, those that are read
 * at leisure, those of reviews, those of sharing and those of the map studio, which do not weigh on it. Comments, which are for translators, are left out, and so
 * is what only the terminal says. What a language lacks stands there in English. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

const MODULE = "virtual:words";
const RESOLVED = `\0${MODULE}`;
const LOCALES = new URL("../../src/branchline/locales/", import.meta.url).pathname;
const ENGLISH = "en";
/** A message with all its lines. */
const MESSAGE = /^([a-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*/gim;
/** Files of the terminal, the command line and those who write bots. */
const ELSEWHERE = /^(bots|commands|errors|map-files|records|terminal)\.ftl$/;
const TO_READ = /^(rules\.ftl|lessons\/)/;
const OF_MAPS = /^maps\//;
const OF_REVIEWS = /^(practice|review)\.ftl$/;
const OF_SHARING = /^share\.ftl$/;
const OF_STUDIO = /^studio\.ftl$/;
const OF_MECHANICS = /^mechanics\//;
/** The names of what a mechanic adds to forms. */
const OF_FORMS = /^form-/;
/** Rules and lessons, but for their titles, in the files of mechanics. */
const READ = /^(rules-.*(?<!-title)|lesson-.*)$/;
const OF_TERMINAL = /^(map|summary)-/;

type Part = "table" | "reading" | "review" | "share" | "studio";
const PARTS: readonly Part[] = ["table", "reading", "review", "share", "studio"];

const languages = (): string[] =>
  readdirSync(LOCALES)
    .filter((name) => existsSync(join(LOCALES, name, "game.ftl")))
    .sort();

/** The files of a language, named from its folder. */
const filesOf = (language: string): string[] =>
  readdirSync(join(LOCALES, language), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ftl") && !ELSEWHERE.test(path))
    .sort();

/** The messages of a file, by id; none if there is no such file. */
function messagesOf(language: string, file: string): Map<string, string> {
  const path = join(LOCALES, language, file);
  if (!existsSync(path)) return new Map();
  const text = readFileSync(path, "utf8").replaceAll(/^#.*\n/gm, "") + "\n";
  return new Map([...text.matchAll(MESSAGE)].map(([message, id]) => [id!, message.trimEnd()]));
}

/** The part that a message is of; none for those of the terminal. */
function partOf(file: string, id: string): Part | undefined {
  if (OF_MECHANICS.test(file)) {
    if (OF_TERMINAL.test(id)) return undefined;
    if (id.startsWith("reason-")) return "review";
    if (OF_FORMS.test(id)) return "studio";
    return READ.test(id) ? "reading" : "table";
  }
  if (OF_REVIEWS.test(file)) return "review";
  if (OF_SHARING.test(file)) return "share";
  if (OF_STUDIO.test(file)) return "studio";
  if (OF_MAPS.test(file)) return READ.test(id) ? "reading" : "table";
  return TO_READ.test(file) ? "reading" : "table";
}

function wordsOf(language: string, part: Part): string {
  const lines = filesOf(ENGLISH).flatMap((file) => {
    const own = messagesOf(language, file);
    return [...messagesOf(ENGLISH, file)]
      .filter(([id]) => partOf(file, id) === part)
      .map(([id, english]) => own.get(id) ?? english);
  });
  return `${lines.join("\n")}\n`;
}

export function words(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "branchline-words",
    configureServer(made) {
      server = made;
      made.middlewares.use("/words", (request, answer) => {
        const [language = "", part = ""] = (request.url ?? "").slice(1).split("/");
        answer.end(wordsOf(language, part as Part));
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const urlOf = (language: string, part: Part): string => {
        if (server) return JSON.stringify(`/words/${language}/${part}`);
        const name = `words-${language}-${part}.ftl`;
        const asset = this.emitFile({ type: "asset", name, source: wordsOf(language, part) });
        return `import.meta.ROLLUP_FILE_URL_${asset}`;
      };
      const entries = languages().map((language) => {
        for (const file of filesOf(language)) this.addWatchFile(join(LOCALES, language, file));
        const parts = PARTS.map((part) => `${part}: ${urlOf(language, part)}`);
        return `${JSON.stringify(language)}: { ${parts.join(", ")} }`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}
