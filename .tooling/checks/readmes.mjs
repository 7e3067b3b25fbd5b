// Compiles the snippets of the READMEs, one check per snippet.
import { fileURLToPath } from "node:url";
import { formatTally } from "../runner/tally.mjs";
import { checkSnippets, listReadmes } from "./readmeSnippets.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { count, problems } = await checkSnippets({ root, readmes: listReadmes(root) });
for (const problem of problems) console.log(problem);
console.log(formatTally({ passed: Math.max(0, count - problems.length), failed: problems.length }));
process.exitCode = problems.length === 0 ? 0 : 1;
