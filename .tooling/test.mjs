// Runs every check of the repository, or some parts: node .tooling/test.mjs [lint|typecheck|build|unit|packages|stories|e2e…]
// The last line is the total: `N passed, N failed`.
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { endWithParent } from "./children.mjs";
import { runStep, runSteps } from "./runner/runSteps.mjs";
import { listSteps, parts, pickSteps } from "./runner/steps.mjs";
import { addTallies, formatTally } from "./runner/tally.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !parts.some((known) => known === part));
if (unknown) {
  console.error(`Unknown part "${unknown}". Use one of ${parts.join(", ")}.`);
  process.exit(2);
}

endWithParent();
const started = performance.now();
const results = await runSteps({
  steps: pickSteps(listSteps(root), wanted),
  slots: Math.max(2, availableParallelism() - 1),
  run: (step) => runStep(step, root),
  report({ step, tally, seconds, output }) {
    const { failed } = tally;
    const count = step.counts ? formatTally(tally) : "";
    console.log(
      `${failed ? "FAIL" : "ok  "} ${step.name.padEnd(24)} ${count.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`,
    );
    if (failed) console.log(`\n${output.trim()}\n`);
  },
});

const total = addTallies(results.map(({ tally }) => tally));
const broken = results.filter(({ tally }) => tally.failed > 0).map(({ step }) => step.name);
console.log(
  `\n${((performance.now() - started) / 1000).toFixed(0)} s${broken.length > 0 ? `, failed: ${broken.join(", ")}` : ""}`,
);
console.log(formatTally(total));
process.exitCode = total.failed > 0 ? 1 : 0;
