import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/exports/*.ts"],
  root: "src",
  unbundle: true,
  dts: true,
  deps: { onlyBundle: [] },
  sourcemap: true,
  fixedExtension: false,
  platform: "neutral",
  target: "es2022",
});
