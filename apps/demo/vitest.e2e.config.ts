import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "e2e",
    include: ["e2e/**/*.test.ts"],
    // Each file has its own browser and processes. They mostly wait, so two files at once take half of the time.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
