import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import autocannon from "autocannon";
import { median } from "../measure.mjs";
import { COOKIE, MOUNT } from "./serve.mjs";

const CONTESTANT_CORE = "0";
const LOAD_CORE = "1";

/** As a page's fetch sends them. */
const headers = {
  accept: "application/json",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-GB,en;q=0.9",
  cookie: COOKIE,
  referer: "https://admin.example/treasury",
  "sec-fetch-dest": "empty",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
  "x-partner-kit": "1",
};

/**
 * Loads contestants in turn, round by round, each a process of its own on one core while the load and the upstream have
 * the other. Returns by name: medians of requests per second of time and of processor time, of the 99th percentile in
 * milliseconds, and the highest resident memory in MB.
 */
export async function contest({ contestants, pathOf, more = {}, connections = 50, rounds = 5, seconds = 3 }) {
  pin(process.pid, LOAD_CORE);
  const upstream = await start("upstream", {}, LOAD_CORE);
  const running = [];
  for (const name of contestants) {
    const env = { BENCH_UPSTREAM: `http://127.0.0.1:${upstream.port}` };
    running.push({ name, runs: [], ...(await start(`contestants/${name}`, env, CONTESTANT_CORE)) });
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const { runs, port, usage } of running) {
      const before = await usage();
      const result = await load({ port, pathOf, connections, more, seconds: round === 0 ? 2 : seconds });
      const after = await usage();
      const sent = result.requests.total;
      const run = { rate: sent / result.duration, perCpu: (sent * 1000) / (after.cpu - before.cpu), p99: result.latency.p99, rss: after.rss };
      // The first round warms up.
      if (round > 0) runs.push(run);
    }
  }
  for (const { child } of [upstream, ...running]) child.disconnect();
  const of = (runs, key) => runs.map((run) => run[key]);
  return Object.fromEntries(
    running.map(({ name, runs }) => [
      name,
      {
        rate: median(of(runs, "rate")),
        perCpu: median(of(runs, "perCpu")),
        p99: median(of(runs, "p99")),
        rss: Math.max(...of(runs, "rss")) / 1024 / 1024,
      },
    ]),
  );
}

async function load({ port, pathOf, connections, more, seconds }) {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    setupClient: (connection) => {
      connection.setRequests([{ method: "GET", path: MOUNT + pathOf(client++), headers: { ...headers, ...more } }]);
    },
  });
  if (result.errors > 0 || result["4xx"] > 0 || result["5xx"] > 0)
    throw new Error(`${port} Not all was answered: ${result.errors} errors, ${result["4xx"]} 4xx, ${result["5xx"]} 5xx.`);
  return result;
}

async function start(file, env, core) {
  const child = fork(new URL(`${file}.mjs`, import.meta.url), { env: { ...process.env, NODE_ENV: "production", ...env } });
  pin(child.pid, core);
  const [{ port }] = await once(child, "message");
  return {
    child,
    port,
    async usage() {
      child.send("usage");
      const [usage] = await once(child, "message");
      return usage;
    },
  };
}

/** All threads of a process, those it starts later included. */
function pin(pid, core) {
  execFileSync("taskset", ["-acp", core, String(pid)], { stdio: "ignore" });
}
