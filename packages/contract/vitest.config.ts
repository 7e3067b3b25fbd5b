import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["src/**/*.test.ts"],
    setupFiles: ["./test/setup.ts"],
    // Every module anew for each file would take twice as long.
    isolate: false,
  },
});
