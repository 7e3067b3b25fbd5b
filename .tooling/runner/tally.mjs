/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {Tally} tally
 * @returns {string}
 */
export function formatTally({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * How many checks a finished step stands for.
 *
 * A step that counts closes its output with a line `N passed, N failed`. Without that line it crashed on the way, and
 * with nothing counted it looked at nothing: both are one failure, and so is an exit code that the count does not explain.
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
