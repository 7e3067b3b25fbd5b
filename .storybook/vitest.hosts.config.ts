import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hosts",
    include: ["hosts/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pages that were built for one file serve the next.
    isolate: false,
  },
});
