import { defineConfig } from "vitest/config";

// Vite's own conditions for the server, after the one that leads to the sources.
const conditions = ["@partner-kit/source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "proxy",
    include: ["{src,test}/**/*.test.ts"],
    setupFiles: ["test/leaks.ts"],
    // Every module anew for each file would take twice as long.
    isolate: false,
    // A busy machine is slow but correct.
    expect: { poll: { timeout: 20_000 } },
  },
});
