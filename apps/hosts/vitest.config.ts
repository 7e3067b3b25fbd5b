import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "app hosts",
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
