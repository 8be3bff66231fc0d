/** What the build adds to the bundle: the service worker, and compressed forms of the files. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const WORKER = new URL("service-worker.js", import.meta.url);
const ASIDE = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];
/** The words that stand in for those of other languages. */
const USUAL_WORDS = /^words-en-table-.*\.ftl$/;
const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".wav", ".txt", ".ftl"]);
/** Smaller files fit into one packet anyway. */
const FEWEST_BYTES = 600;
/** A compressed form that saves less than this part is not worth the work of unpacking it. */
const WORTH_IT = 0.95;

/** The page, the files it names, its words and its icons. */
function shellOf(folder: string): string[] {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]!);
  const words = readdirSync(join(folder, "assets")).filter((name) => USUAL_WORDS.test(name));
  return ["/", ...new Set(named), ...words.map((name) => `/assets/${name}`), ...ASIDE];
}

function writeWorker(folder: string): void {
  const files = shellOf(folder);
  const version = createHash("sha256");
  for (const file of files) {
    version.update(readFileSync(join(folder, file === "/" ? "index.html" : file)));
  }
  const worker = readFileSync(WORKER, "utf8")
    .replace("%VERSION%", version.digest("hex").slice(0, 16))
    .replace("/* %SHELL% */ []", JSON.stringify(files));
  writeFileSync(join(folder, "sw.js"), worker);
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < FEWEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = {
    ".br": brotliCompressSync(content, { params }),
    ".gz": gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, small] of Object.entries(forms)) {
    if (small.length < WORTH_IT * content.length) writeFileSync(file + ending, small);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

export function shell(): Plugin {
  let config: ResolvedConfig;
  let failed = false;
  return {
    name: "branchline-shell",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    renderError() {
      failed = true;
    },
    closeBundle() {
      if (failed) return; // the build itself says why
      const folder = join(config.root, config.build.outDir);
      writeWorker(folder);
      for (const file of filesIn(folder)) if (COMPRESSED.has(extname(file))) compress(file);
    },
  };
}
