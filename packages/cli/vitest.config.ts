import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cli",
    include: ["{src,test}/**/*.test.ts"],
    // Every module anew for each file would take twice as long.
    isolate: false,
  },
});
