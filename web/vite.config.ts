import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { shell } from "./bundling/shell";
import { words } from "./bundling/words";
import { world } from "./bundling/world";

export default defineConfig({
  plugins: [svelte(), words(), world(), shell()],
  build: {
    outDir: "../src/branchline/server/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/boards": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
