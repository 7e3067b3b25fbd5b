import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "e2e",
    include: ["{e2e,screenshots,src}/**/*.test.ts"],
    setupFiles: ["e2e/setup.ts"],
    // One process runs all files, so that they share the browser and loaded modules.
    fileParallelism: false,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
