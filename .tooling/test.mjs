// Runs every check of the repository, or some parts: node .tooling/test.mjs [lint|build|unit|packages|stories|e2e…]
// The last line is the total: `N passed, N failed`.
import { availableParallelism, cpus } from "node:os";
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
const busyBefore = readBusySeconds();
const results = await runSteps({
  steps: pickSteps(listSteps(root), wanted),
  slots: Math.max(2, availableParallelism() - 1),
  run: (step) => runStep(step, root),
  report({ step, tally, from, to, output }) {
    const { failed } = tally;
    const count = step.counts ? formatTally(tally) : "";
    const times = `${inSeconds(from - started)} to ${inSeconds(to - started)} s`;
    console.log(`${failed ? "FAIL" : "ok  "} ${step.name.padEnd(24)} ${count.padEnd(24)} ${times}`);
    if (failed) console.log(`\n${output.trim()}\n`);
    // A check that could not run on this machine.
    for (const note of output.match(/^Note: .*$/gm) ?? []) console.log(note);
  },
});

/** @param {number} milliseconds */
function inSeconds(milliseconds) {
  return (milliseconds / 1000).toFixed(0).padStart(4);
}

/** Returns the time that all processors have worked since the machine started, also for other programs. */
function readBusySeconds() {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);
}

const total = addTallies(results.map(({ tally }) => tally));
const broken = results.filter(({ tally }) => tally.failed > 0).map(({ step }) => step.name);
const seconds = (performance.now() - started) / 1000;
const load = (readBusySeconds() - busyBefore) / seconds;
const failures = broken.length > 0 ? `, failed: ${broken.join(", ")}` : "";
console.log(`\n${seconds.toFixed(0)} s, ${load.toFixed(1)} of ${cpus().length} processors busy${failures}`);
console.log(formatTally(total));
process.exitCode = total.failed > 0 ? 1 : 0;
