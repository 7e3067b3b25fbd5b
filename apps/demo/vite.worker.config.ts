import { globSync } from "node:fs";
import { defineConfig } from "vite";

const page = "dist/static";

/** Builds the service worker of the static build as one file next to the page. Runs after the page's build. */
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
