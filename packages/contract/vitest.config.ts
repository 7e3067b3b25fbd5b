import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["src/**/*.test.ts"],
    setupFiles: ["./test/setup.ts"],
    // Isolated modules would double the duration.
    isolate: false,
  },
});
