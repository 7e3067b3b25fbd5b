import { globSync } from "node:fs";
import { defineConfig } from "vite";

const page = "dist/static";

/** The service worker of the static build: one file beside the page, of today's most plain kind. Built after the page. */
export default defineConfig({
  publicDir: false,
  define: { PAGE_FILES: JSON.stringify(globSync(["assets/*", "*.svg"], { cwd: page }).toSorted()) },
  build: {
    outDir: page,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/worker/worker.ts", name: "worker", formats: ["iife"], fileName: () => "worker.js" },
  },
});
