import { defineConfig } from "vitest/config";

/** Tests import the sources of the other packages. */
const source = "@partner-kit/source";

export default defineConfig({
  resolve: { conditions: [source, "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: [source, "module", "node", "development|production"] } },
  test: {
    name: "mock",
    include: ["{src,build}/**/*.test.ts"],
    // Isolated modules would double the duration.
    isolate: false,
    // A busy machine is slow but correct.
    expect: { poll: { timeout: 20_000 } },
  },
});
