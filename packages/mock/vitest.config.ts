import { defineConfig } from "vitest/config";

/** Packages are tested against each other's source. */
const source = "@partner-kit/source";

export default defineConfig({
  resolve: { conditions: [source, "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: [source, "module", "node", "development|production"] } },
  test: {
    name: "mock",
    include: ["{src,build}/**/*.test.ts"],
    // Every module anew for each file would take twice as long.
    isolate: false,
  },
});
