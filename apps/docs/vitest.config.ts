import { defineConfig } from "vitest/config";

/** Tests import the sources of the other packages. */
const source = "@partner-kit/source";

export default defineConfig({
  resolve: { conditions: [source, "module", "node", "development|production"] },
  ssr: { resolve: { conditions: [source, "module", "node", "development|production"] } },
  test: {
    name: "docs",
    include: ["{build,site}/**/*.test.ts"],
    // Modules of the sources are loaded once for all files.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
