/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {Tally} tally
 * @returns {string}
 */
export function formatTally({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Counts the checks of a finished step.
 *
 * A step with `counts` ends its output with `N passed, N failed`. A missing line (the step crashed), a count of zero
 * and a nonzero exit code without failures each count as one failure.
 *
 * @param {{ readonly counts?: boolean, readonly exitCode: number | null, readonly output: string }} parameters
 * @returns {Tally}
 */
export function readTally({ counts = false, exitCode, output }) {
  const failure = exitCode === 0 ? 0 : 1;
  if (!counts) return { passed: 1 - failure, failed: failure };
  const closing = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const [passed, failed] = [Number(closing?.[1] ?? 0), Number(closing?.[2] ?? 0)];
  if (passed + failed === 0) return { passed: 0, failed: 1 };
  return { passed, failed: Math.max(failed, failure) };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
