import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Starts a server that is pinned to one processor. Resolves when the server prints a line or, with a `url`, when that
 * URL responds. Returns `{ output, milliseconds, stop }`.
 */
export async function startServer({ command, args, url, cwd, processor = "0" }) {
  const started = performance.now();
  // Without taskset, the processes share all processors.
  const pinned = process.platform === "linux" ? ["taskset", "-c", processor, command, ...args] : [command, ...args];
  const child = spawn(pinned[0], pinned.slice(1), { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ready = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (!url && output.includes("\n")) resolve(performance.now() - started);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    if (url) answers(url).then(() => resolve(performance.now() - started), reject);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  const milliseconds = await ready;
  return {
    output,
    milliseconds,
    async stop() {
      child.removeAllListeners("exit");
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

async function answers(url) {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await delay(100);
  }
  throw new Error(`${url} does not respond.`);
}
