import { defineConfig } from "vite";

/** The service worker of the static build: one file beside the page, of today's most plain kind. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist/static",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/worker/worker.ts", name: "worker", formats: ["iife"], fileName: () => "worker.js" },
  },
});
