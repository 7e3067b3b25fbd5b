import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hosts",
    include: ["hosts/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share the built pages.
    isolate: false,
  },
});
