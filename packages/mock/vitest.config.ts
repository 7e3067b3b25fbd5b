import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@partner-kit/source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["@partner-kit/source", ...defaultServerConditions] } },
  test: { name: "mock", include: ["src/**/*.test.ts"] },
});
