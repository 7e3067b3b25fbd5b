import { constants, getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runStep, runSteps } from "./runSteps.mjs";
import { listSteps, parts, pickSteps } from "./steps.mjs";

/** @import { Step } from "./steps.mjs" */

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs steps that end one at a time, oldest first, and returns the running steps at each point.
 *
 * @param {readonly (Partial<Step> & { name: string })[]} plan
 * @param {readonly string[]} [failing]
 */
async function rehearse(plan, failing = []) {
  /** @type {{ name: string, finish: () => void }[]} */
  const running = [];
  /** @type {string[]} */
  const moments = [];
  const outcome = runSteps({
    steps: plan.map((step) => ({ part: "lint", command: ["true"], ...step })),
    slots: 2,
    run: ({ name }) =>
      new Promise((resolve) => {
        const tally = failing.includes(name) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
        running.push({ name, finish: () => resolve({ tally, from: 0, to: 0, output: "" }) });
      }),
    report: () => undefined,
  });
  await Promise.resolve();
  while (running.length > 0) {
    moments.push(running.map(({ name }) => name).join(" "));
    running.shift()?.finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const results = await outcome;
  return { moments, results: results.map(({ step, tally }) => `${step.name} ${tally.passed} ${tally.failed}`) };
}

test("default: runs as many steps at a time as there are slots, in order", async () => {
  const { moments, results } = await rehearse([{ name: "a" }, { name: "b" }, { name: "c" }]);
  expect(moments).toEqual(["a b", "b c", "c"]);
  expect(results).toEqual(["a 1 0", "b 1 0", "c 1 0"]);
});

test("parameters: free: uses no slot", async () => {
  const { moments } = await rehearse([{ name: "net", free: true }, { name: "a" }, { name: "b" }]);
  expect(moments[0]).toBe("net a b");
});

test("parameters: needs: waits while other steps run", async () => {
  const { moments } = await rehearse([{ name: "a" }, { name: "b", needs: ["a"] }, { name: "c" }]);
  expect(moments).toEqual(["a c", "c b", "b"]);
});

test("parameters: needs: a step fails without running if a step it needs fails", async () => {
  const plan = [{ name: "a" }, { name: "b", needs: ["a"] }, { name: "c", needs: ["b"] }, { name: "d" }];
  const { moments, results } = await rehearse(plan, ["a"]);
  expect(moments).toEqual(["a d", "d"]);
  expect(results).toEqual(["a 0 1", "b 0 1", "c 0 1", "d 1 0"]);
});

test("behaviour: a missing command is one failure with a message", async () => {
  const { tally, output } = await runStep({ name: "x", part: "lint", command: ["no-such-command"] }, root);
  expect(tally).toEqual({ passed: 0, failed: 1 });
  expect(output).toContain("no-such-command");
});

test("behaviour: reports a command's complete output without colours", async () => {
  const script = `console.log("\\u001b[31m4 passed, 0 failed\\u001b[39m"); console.error("and a word")`;
  const step = /** @type {const} */ ({
    name: "x",
    part: "unit",
    command: [process.execPath, "-e", script],
    counts: true,
  });
  const { tally, output } = await runStep(step, root);
  expect(tally).toEqual({ passed: 4, failed: 0 });
  expect(output).toContain("and a word");
});

test("behaviour: a step yields the processors to a free one", async () => {
  const script = `console.log(os.getPriority() + " passed, 0 failed")`;
  const run = async (/** @type {boolean} */ free) => {
    const step = { name: "x", part: /** @type {const} */ ("unit"), counts: true, free };
    return (await runStep({ ...step, command: [process.execPath, "-e", script] }, root)).tally.passed;
  };
  // Windows has fewer priorities, and a process cannot raise its own.
  const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  expect([await run(true), await run(false)]).toEqual([getPriority(), lower]);
});

test("behaviour: every part has steps, every need is a step, every name is unique", () => {
  const steps = listSteps(root);
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(steps.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name))).toEqual([]);
  for (const part of parts) expect(pickSteps(steps, [part])).not.toEqual([]);
});

test("behaviour: a part includes the steps it needs and no others", () => {
  const names = pickSteps(listSteps(root), ["e2e"]).map(({ name }) => name);
  expect(names).toEqual(["browser", "build", "e2e"]);
});

test("behaviour: the pages run only by name", () => {
  const steps = listSteps(root);
  const everyDay = pickSteps(steps, []).map(({ name }) => name);
  const byName = pickSteps(steps, ["pages"]).map(({ name }) => name);
  expect(everyDay).toEqual(expect.arrayContaining(["build", "stories", "e2e", "packages", "host apps"]));
  expect(byName).toEqual(expect.arrayContaining(["site", "hosts", "e2e inside the browser"]));
  expect(new Set([...everyDay, ...byName])).toEqual(new Set(steps.map(({ name }) => name)));
  expect(everyDay.filter((name) => ["site", "hosts", "e2e inside the browser"].includes(name))).toEqual([]);
});
