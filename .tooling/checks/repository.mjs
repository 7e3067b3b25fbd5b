// Checks the repository against its own rules. Prints each broken rule with its problems.
import { fileURLToPath } from "node:url";
import { formatTally } from "../runner/tally.mjs";
import { readRepository } from "./readRepository.mjs";
import { repositoryRules } from "./repositoryRules.mjs";

const files = readRepository(fileURLToPath(new URL("../..", import.meta.url)));
const tally = { passed: 0, failed: 0 };
for (const [name, rule] of Object.entries(repositoryRules)) {
  const problems = rule(files);
  tally[problems.length === 0 ? "passed" : "failed"] += 1;
  if (problems.length > 0) console.log([`${name}:`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
}
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
