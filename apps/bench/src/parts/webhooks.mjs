import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { startPostgres } from "../../../../packages/proxy/test/startPostgres.ts";
import { median } from "../measure.mjs";
import { MOUNT } from "../proxy/serve.mjs";
import { makeDeliveries, sendDeliveries } from "../webhooks/sendDeliveries.mjs";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const CONNECTIONS = 64;
const COUNT = 2_000;

/** Compares the receiver with a minimal one. Both verify each delivery and write it to disk. */
export async function run({ quick }) {
  // During the warm-up, V8's compiler threads compete with the contestant for its core.
  const turns = quick ? { warmUp: 4, rounds: 7 } : { warmUp: 12, rounds: 21 };
  // The load generator and Postgres use the other core.
  execFileSync("taskset", ["-acp", "1", String(process.pid)], { stdio: "ignore" });
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-bench-"));
  const postgres = await startPostgres({ isDurable: true });
  try {
    return [
      ...(await contest({ ...turns, store: "SQLite", locate: (name) => join(directory, `${name}.db`) })),
      ...(await contest({ ...turns, store: "Postgres", locate: () => postgres.url })),
    ];
  } finally {
    await postgres.close();
    rmSync(directory, { recursive: true });
  }
}

async function contest({ store, locate, warmUp, rounds }) {
  const running = [];
  for (const name of ["bare", "partnerKit"]) {
    const env = { ...process.env, NODE_ENV: "production", BENCH_STORE: locate(name), BENCH_SECRET: SECRET };
    const child = fork(new URL(`../webhooks/contestants/${name}.mjs`, import.meta.url), { env });
    const [{ port }] = await once(child, "message");
    execFileSync("taskset", ["-acp", "0", String(child.pid)], { stdio: "ignore" });
    running.push({ child, port, rates: [], slowest: [] });
  }
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // The contestants take turns in going first, because disk writes of one slow down the next.
    for (const { port, rates, slowest } of round % 2 === 0 ? running : running.toReversed()) {
      const prefix = `${store}_${round}`;
      const deliveries = makeDeliveries({ secret: SECRET, path: `${MOUNT}/kit/webhook`, count: COUNT, prefix });
      const sent = await sendDeliveries({ port, deliveries, connections: CONNECTIONS });
      if (round < warmUp) continue;
      rates.push(sent.rate);
      slowest.push(sent.slowest);
    }
  }
  for (const { child } of running) child.disconnect();
  const [bare, ours] = running.map(({ rates }) => rates);
  // Ratios are per round, because the machine's speed varies between rounds by more than the contestants differ.
  const ratios = ours.map((rate, round) => rate / bare[round]).toSorted((a, b) => a - b);
  const quarter = Math.floor(rounds / 4);
  const [from, to] = [ratios[quarter], ratios[rounds - 1 - quarter]].map((ratio) => ratio.toFixed(2));
  const rates = [ours, bare].map((all) => Math.round(median(all)));
  const [bareSlowest, slowest] = running.map((each) => median(each.slowest).toFixed(1));
  return [
    {
      name: `durable deliveries, ${store}`,
      value: median(ratios).toFixed(2),
      unit: `of a minimal receiver (half of the rounds ${from} to ${to}; ${rates[0]}/s vs. ${rates[1]}/s)`,
      target: "at least 0.90",
    },
    {
      name: `99th percentile of a delivery, ${store}`,
      value: slowest,
      unit: `ms with ${CONNECTIONS} connections (minimal receiver: ${bareSlowest} ms)`,
      target: "at most 15",
    },
  ];
}
