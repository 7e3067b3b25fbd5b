// Writes DIFFERENCES.md, and the table of sentinels in README.md, from the code: `pnpm documents`.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDifferences, writeReadme } from "./documents.ts";

const readme = new URL("../README.md", import.meta.url);
writeFileSync(new URL("../DIFFERENCES.md", import.meta.url), writeDifferences());
writeFileSync(readme, writeReadme(readFileSync(readme, "utf8")));
