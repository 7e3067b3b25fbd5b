import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/exports/*.ts"],
  root: "src",
  unbundle: true,
  dts: true,
  sourcemap: true,
  fixedExtension: false,
  platform: "neutral",
  target: "es2022",
});
