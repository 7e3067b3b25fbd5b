import { defineConfig } from "vitest/config";

// Vite's own conditions for the server, after the one that leads to the sources.
const conditions = ["@partner-kit/source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "cli",
    include: ["{src,test}/**/*.test.ts"],
    // Every module anew for each file would take twice as long.
    isolate: false,
  },
});
