import { defineConfig } from "vitest/config";

const conditions = ["@partner-kit/source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { name: "proxy", include: ["src/**/*.test.ts", "test/**/*.test.ts"] },
});
