import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/exports/*.ts", "!src/exports/*.test.ts", "src/node/cli.ts"],
  root: "src",
  unbundle: true,
  dts: true,
  deps: { onlyBundle: [] },
  sourcemap: true,
  fixedExtension: false,
  platform: "node",
  target: "es2022",
});
