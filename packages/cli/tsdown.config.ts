import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/cli.ts"],
  root: "src",
  unbundle: true,
  dts: false,
  deps: { onlyBundle: [] },
  sourcemap: true,
  fixedExtension: false,
  platform: "node",
  target: "es2022",
});
