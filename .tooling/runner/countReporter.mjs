import { addTallies, formatTally } from "./tally.mjs";

/** @import { TestModule, Vitest } from "vitest/node" */
/** @import { Tally } from "./tally.mjs" */

/**
 * Prints the line that `readTally` reads at the end of a Vitest run. A project without tests counts as one failure, so
 * that a glob without matches fails. Each file that does not load and each error outside of a test is a failure too.
 */
export default class CountReporter {
  /** @type {readonly string[]} */
  #projects = [];

  /** @param {Vitest} vitest */
  onInit(vitest) {
    this.#projects = vitest.projects.map(({ name }) => name);
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(modules, errors) {
    const tallies = modules.map(countModule);
    const empty = this.#projects.filter(
      (project) => !modules.some((module, index) => module.project.name === project && hasRun(tallies[index])),
    );
    for (const project of empty) console.log(`No test ran in ${project}.`);
    console.log(formatTally(addTallies([...tallies, { passed: 0, failed: errors.length + empty.length }])));
  }
}

/** @param {TestModule} module */
function countModule(module) {
  const results = [...module.children.allTests()].map((test) => test.result().state);
  const failed = results.filter((state) => state === "failed" || state === "pending").length;
  const broken = failed === 0 && module.state() === "failed" ? 1 : 0;
  return { passed: results.filter((state) => state === "passed").length, failed: failed + broken };
}

/** @param {Tally | undefined} tally */
function hasRun(tally) {
  return tally !== undefined && tally.passed + tally.failed > 0;
}
