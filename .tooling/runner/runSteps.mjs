import { constants, setPriority } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { startChild } from "../children.mjs";
import { readTally } from "./tally.mjs";

/**
 * @import { Step } from "./steps.mjs"
 * @import { Tally } from "./tally.mjs"
 *
 * @typedef {object} StepResult
 * @property {Step} step
 * @property {Tally} tally
 * @property {number} from Start in milliseconds, as from `performance.now()`.
 * @property {number} to
 * @property {string} output
 */

/**
 * Runs up to `slots` steps at a time, and reports each result. If a step needs a failed one, it does not run and counts
 * as one failure.
 *
 * @param {object} parameters
 * @param {readonly Step[]} parameters.steps
 * @param {number} parameters.slots
 * @param {(step: Step) => Promise<Omit<StepResult, "step">>} parameters.run
 * @param {(result: StepResult) => void} parameters.report
 * @returns {Promise<readonly StepResult[]>}
 */
export function runSteps({ steps, slots, run, report }) {
  return new Promise((resolve) => {
    const waiting = [...steps];
    /** @type {Set<Step>} */
    const running = new Set();
    /** @type {StepResult[]} */
    const results = [];

    /** @param {StepResult} result */
    const finish = (result) => {
      running.delete(result.step);
      results.push(result);
      report(result);
      startMore();
    };

    function startMore() {
      for (const step of waiting.slice()) {
        const needs = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name));
        const done = results.filter((result) => needs.includes(result.step.name));
        const broken = done.find(({ tally }) => tally.failed > 0);
        if (broken) {
          waiting.splice(waiting.indexOf(step), 1);
          const output = `Not run: it needs ${broken.step.name}, which failed.\n`;
          const now = performance.now();
          return finish({ step, tally: { passed: 0, failed: 1 }, from: now, to: now, output });
        }
        const busy = [...running].filter(({ free }) => !free);
        if (!(step.free || busy.length < slots) || done.length < needs.length) continue;
        waiting.splice(waiting.indexOf(step), 1);
        running.add(step);
        void run(step).then((outcome) => finish({ step, ...outcome }));
      }
      if (running.size === 0 && waiting.length === 0) resolve(results);
    }
    startMore();
  });
}

/**
 * @param {Step} step
 * @param {string} root
 * @returns {Promise<Omit<StepResult, "step">>}
 */
export function runStep({ command: [command, ...args], counts = false, free = false }, root) {
  const from = performance.now();
  return new Promise((resolve) => {
    const child = startChild({
      command,
      args,
      cwd: root,
      env: { ...process.env, CI: "1", NO_COLOR: "1" },
    });
    if (!free) yieldToOthers(child.pid);
    let output = "";
    /** @param {number | null} exitCode */
    const end = (exitCode) => {
      const tally = readTally({ counts, exitCode, output });
      resolve({ tally, from, to: performance.now(), output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        output += stripVTControlCharacters(text);
      });
    }
    child.on("error", (error) => {
      output += `Could not start ${command}: ${error.message}\n`;
      end(127);
    });
    child.on("close", end);
  });
}

/**
 * Lets processes of normal priority run first. Steps that mostly wait then respond in time on a busy machine.
 *
 * @param {number | undefined} pid
 */
function yieldToOthers(pid) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended.
  }
}
