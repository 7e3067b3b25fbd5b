import autocannon from "autocannon";
import { median } from "../measure.mjs";
import { startContestants } from "./processes.mjs";
import { COOKIE, MOUNT } from "./serve.mjs";

/** As a page's fetch sends them. */
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

/** A connection asks for one thing only, so that no two requests under way are alike and none can be shared. */
export const oneEach = (client) => `/partner/webhooks/00000000-0000-4000-8000-${String(client).padStart(12, "0")}`;
export const ticker = () => "/partner/exchange/ticker/24h";

/**
 * Loads contestants in turn, round by round. Returns by name: medians of requests per second of time (`rate`) and of
 * processor time (`perCpu`, which other work on the machine disturbs less), of the 99th percentile in milliseconds, and
 * the highest resident memory in MB.
 */
export async function contest({ names, pathOf, headers = {}, connections = 50, rounds = 9, seconds = 2 }) {
  const { contestants, stop } = await startContestants(names);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { runs, port, usage } of contestants) {
      const before = await usage();
      const result = await load({ port, pathOf, connections, headers, seconds });
      const after = await usage();
      const { total } = result.requests;
      // The first round warms up.
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

/** Sends what pages send, as fast as it is answered or, where `overallRate` is given, so often in a second. */
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
  if (result.errors + result["4xx"] + result["5xx"] > 0) throw new Error("Not every request was answered.");
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
