/** Coasts and countries of the world as files of the client: those of the package `world-atlas`, without what the
 * studio does not draw. The server draws boards from the finer one. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SCALES = ["110m", "50m"] as const;
const require = createRequire(import.meta.url);

interface Topology {
  transform: unknown;
  arcs: unknown;
  objects: { countries: { geometries: { type: string; arcs: unknown; properties?: { name?: string } }[] } };
}

function slim(scale: string): string {
  const file = require.resolve(`world-atlas/countries-${scale}.json`);
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const geometries = objects.countries.geometries.map(({ type, arcs, properties }) => ({
    type,
    arcs,
    properties: { name: properties?.name ?? "" },
  }));
  return JSON.stringify({ transform, arcs, objects: { countries: { geometries } } });
}

export function world(): Plugin {
  return {
    name: "branchline-world",
    configureServer(server) {
      server.middlewares.use("/world", (request, answer) => {
        answer.end(slim((request.url ?? "").replace(/^\/|\.json.*$/g, "")));
      });
    },
    generateBundle() {
      for (const scale of SCALES) {
        this.emitFile({ type: "asset", fileName: `world/${scale}.json`, source: slim(scale) });
      }
    },
  };
}
