import autocannon from "autocannon";
import { median } from "../measure.mjs";
import { startContestants } from "./processes.mjs";
import { COOKIE, MOUNT } from "./serve.mjs";

/** Headers that a browser sends with `fetch`. */
const pageHeaders = {
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

/** Gives each connection its own path, so that no concurrent requests are identical and share a response. */
export const oneEach = (client) => `/partner/webhooks/00000000-0000-4000-8000-${String(client).padStart(12, "0")}`;
export const ticker = () => "/partner/exchange/ticker/24h";

/**
 * Sends load to the contestants in turn, round by round. Returns, by name, the median requests per second (`rate`),
 * the median requests per second of processor time (`perCpu`, which other work on the machine affects less), the
 * median 99th percentile in milliseconds, and the highest resident memory in MB.
 */
export async function contest({ names, pathOf, headers = {}, connections = 50, rounds = 9, seconds = 2 }) {
  const { contestants, stop } = await startContestants(names);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { runs, port, usage } of contestants) {
      const before = await usage();
      const result = await load({ port, pathOf, connections, headers, seconds });
      const after = await usage();
      const { total } = result.requests;
      // The first round is a warm-up.
      if (round === 0) continue;
      runs.push({
        rate: total / result.duration,
        perCpu: (total * 1000) / (after.cpu - before.cpu),
        p99: result.latency.p99,
        rss: after.rss / 1024 / 1024,
      });
    }
  }
  stop();
  return Object.fromEntries(contestants.map(({ name, runs }) => [name, summarise(runs)]));
}

/** Sends requests of a page. Without `overallRate` (requests per second), each connection sends without a pause. */
export async function load({ port, pathOf, connections, headers = {}, seconds, overallRate }) {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    overallRate,
    setupClient(connection) {
      connection.setRequests([
        { method: "GET", path: MOUNT + pathOf(client), headers: { ...pageHeaders, ...headers } },
      ]);
      client += 1;
    },
  });
  if (result.errors + result["4xx"] + result["5xx"] > 0) throw new Error("Some requests failed.");
  return result;
}

function summarise(runs) {
  const of = (key) => runs.map((run) => run[key]);
  return {
    rate: median(of("rate")),
    perCpu: median(of("perCpu")),
    p99: median(of("p99")),
    rss: Math.max(...of("rss")),
  };
}
