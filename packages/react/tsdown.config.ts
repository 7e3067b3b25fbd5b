import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/exports/*.ts", "!src/exports/*.test.*", "src/text/{ar,fr,pt}.ts"],
  root: "src",
  unbundle: true,
  dts: true,
  // A bundled copy of another package, types included, could differ from the host's version.
  deps: { onlyBundle: [] },
  sourcemap: true,
  fixedExtension: false,
  platform: "neutral",
  target: "es2022",
  inputOptions: {
    onLog: (level, log, handle) => {
      // It warns that "use client" may be lost, which holds for bundles; here every module stays its own file.
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
    },
  },
});
