// `pnpm documents`: generates DIFFERENCES.md and the tables of README.md from the code.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDifferences, writeReadme } from "./documents.ts";

const readme = new URL("../README.md", import.meta.url);
writeFileSync(new URL("../DIFFERENCES.md", import.meta.url), writeDifferences());
writeFileSync(readme, writeReadme(readFileSync(readme, "utf8")));
