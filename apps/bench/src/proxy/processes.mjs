import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";

const CONTESTANT_CORE = "0";
const LOAD_CORE = "1";

// Limits V8's young generation as the container image does. Otherwise, it would be most of the memory in use.
const flags = ["--max-semi-space-size=4"];

/**
 * Starts each contestant in its own process. All contestants share one core. The load generator and the upstream use
 * the other one. `stop` ends all processes.
 */
export async function startContestants(names, parameters = {}) {
  pin(process.pid, LOAD_CORE);
  const upstream = await startUpstream(parameters);
  const env = { BENCH_UPSTREAM: `http://127.0.0.1:${upstream.port}`, ...parameters };
  const contestants = [];
  for (const name of names) {
    contestants.push({ name, runs: [], ...(await start(`contestants/${name}`, CONTESTANT_CORE, env)) });
  }
  return {
    contestants,
    stop() {
      for (const { child } of [upstream, ...contestants]) child.disconnect();
    },
  };
}

/** Starts the upstream on the core of the load generator. */
export function startUpstream(parameters) {
  return start("upstream", LOAD_CORE, parameters);
}

async function start(file, core, env) {
  const child = fork(new URL(`${file}.mjs`, import.meta.url), {
    env: { ...process.env, NODE_ENV: "production", ...env },
    execArgv: [...process.execArgv, ...flags],
  });
  pin(child.pid, core);
  const [{ port }] = await once(child, "message");
  return {
    child,
    port,
    /** Processor time in milliseconds. Resident memory, heap size and used heap in bytes. */
    async usage() {
      child.send("usage");
      const [usage] = await once(child, "message");
      return usage;
    },
  };
}

/** Pins a process to a core: all its threads, and those that it starts later. */
function pin(pid, core) {
  execFileSync("taskset", ["-acp", core, String(pid)], { stdio: "ignore" });
}
