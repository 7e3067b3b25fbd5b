// All unit tests of the workspace in one run. Every package brings its own configuration, the React package one per React.
import { fileURLToPath } from "node:url";

export default {
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    projects: ["packages/*/vitest*.config.ts", "apps/*/vitest.config.ts", ".tooling/vitest.config.mjs"],
  },
};
