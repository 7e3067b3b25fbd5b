import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hosts",
    include: ["hosts/*.test.ts"],
    // Builds the pages as a host does, with React's production build. Its development build takes twice as long.
    env: { NODE_ENV: "production" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share the built pages.
    isolate: false,
  },
});
