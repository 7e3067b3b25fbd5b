// `pnpm documents`: generates DIFFERENCES.md, the tables of README.md and the documents for machines from the code.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDifferences, writeReadme } from "./documents.ts";
import { machineDocuments } from "./machineDocuments.ts";

const readme = new URL("../README.md", import.meta.url);
writeFileSync(new URL("../DIFFERENCES.md", import.meta.url), writeDifferences());
writeFileSync(readme, writeReadme(readFileSync(readme, "utf8")));
for (const [file, write] of Object.entries(machineDocuments))
  writeFileSync(new URL(`../${file}`, import.meta.url), write());
