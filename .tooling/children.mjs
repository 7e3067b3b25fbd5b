import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
const windows = process.platform === "win32";
let ending = false;

/**
 * Starts a process that ends with this one. Call `endWithParent` first.
 *
 * @param {object} parameters
 * @param {string} parameters.command
 * @param {readonly string[]} [parameters.args]
 * @param {string | URL} parameters.cwd
 * @param {NodeJS.ProcessEnv} [parameters.env]
 */
export function startChild({ command, args = [], cwd, env = process.env }) {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], shell: windows });
  running.add(child);
  child.on("close", () => running.delete(child));
  return child;
}

/** Whether this process is stopping, so that the end of a child is expected. */
export function isEnding() {
  return ending;
}

/**
 * Asks every child to end, kills the rest after five seconds, and ends this process. Later calls have no effect.
 *
 * @param {number} exitCode
 * @returns {Promise<void>}
 */
export async function end(exitCode) {
  if (ending) return;
  ending = true;
  await Promise.all([...running].map(stop));
  process.exit(exitCode);
}

/**
 * Ends this process and its children on a signal, or when the parent process disappears.
 *
 * @param {object} [parameters]
 * @param {number} [parameters.exitCode] Default: 128 plus the signal number.
 */
export function endWithParent({ exitCode } = {}) {
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGHUP", 129],
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])) {
    process.on(signal, () => void end(exitCode ?? code));
  }
  if (windows) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(exitCode ?? 143);
  }, 500).unref();
}

/** @param {import("node:child_process").ChildProcess} child */
async function stop(child) {
  const closed = new Promise((resolve) => {
    child.on("close", resolve);
  });
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), 5000);
  await closed;
  clearTimeout(insist);
}
