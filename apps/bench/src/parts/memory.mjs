import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { load, oneEach, ticker } from "../proxy/contest.mjs";
import { startContestants } from "../proxy/processes.mjs";
import { MOUNT } from "../proxy/serve.mjs";
import { openStream } from "../proxy/streams.mjs";
import { makeDeliveries, sendDeliveries } from "../webhooks/sendDeliveries.mjs";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const STREAMS = 50;
const READS_A_SECOND = 800;
const DELIVERIES = 100;
const MB = 1024 * 1024;

/**
 * Measures the proxy's memory for five minutes (or `BENCH_SECONDS`) under forwarded reads, shared reads, deliveries and
 * streams at the same time.
 */
export async function run({ quick }) {
  // A quick run ends before V8's first full collection, so it shows no growth.
  const seconds = quick ? 10 : Number(process.env.BENCH_SECONDS ?? 300);
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-bench-"));
  const parameters = { BENCH_MOVING: "1", BENCH_SECRET: SECRET, BENCH_STORE: join(directory, "store.db") };
  const { contestants, stop } = await startContestants(["everything"], parameters);
  const [{ port, usage }] = contestants;
  const sockets = await Promise.all(Array.from({ length: STREAMS }, () => openStream(port, [])));
  const reads = { port, connections: 10, seconds, overallRate: READS_A_SECOND };
  const end = performance.now() + seconds * 1000;
  const [samples, deliveries] = await Promise.all([
    watch(usage, end),
    deliver(port, end),
    load({ ...reads, pathOf: oneEach }),
    load({ ...reads, pathOf: ticker }),
  ]);
  for (const socket of sockets) socket.destroy();
  stop();
  rmSync(directory, { recursive: true });
  const mix = `${2 * READS_A_SECOND} reads and ${Math.round(deliveries / seconds)} deliveries a second, ${STREAMS} streams`;
  const atEnd = { name: "memory at the end", ...figureAt(samples, samples.length, mix) };
  if (quick) return [atEnd];
  const first = firstCollection(samples);
  return [
    { name: "memory after the first full collection", ...figureAt(samples, first, mix) },
    atEnd,
    {
      name: "growth after that collection",
      value: slope(samples.slice(first).map(({ rss }) => rss / MB)).toFixed(2),
      unit: "MB resident a minute",
      target: "under 1",
    },
  ];
}

function figureAt(samples, second, mix) {
  return {
    value: mean(samples, second, ({ rss }) => rss).toFixed(0),
    unit: `MB resident after ${second} s, ${heapFloor(samples, second).toFixed(1)} MB of heap (${mix})`,
  };
}

/** Samples the memory once a second. */
async function watch(usage, end) {
  const samples = [];
  while (performance.now() < end) {
    await pause(1000);
    samples.push(await usage());
  }
  return samples;
}

/** Sends several bursts of deliveries a second. Returns the number of accepted deliveries. */
async function deliver(port, end) {
  let burst = 0;
  for (; performance.now() < end; burst += 1) {
    const path = `${MOUNT}/kit/webhook`;
    const deliveries = makeDeliveries({ secret: SECRET, path, count: DELIVERIES, prefix: `memory_${burst}` });
    await sendDeliveries({ port, deliveries, connections: 16 });
    await pause(200);
  }
  return burst * DELIVERIES;
}

const window = (samples, end) => samples.slice(Math.max(0, end - 10), end);

function mean(samples, end, of) {
  const values = window(samples, end).map(of);
  return values.reduce((sum, value) => sum + value, 0) / values.length / MB;
}

/**
 * Returns the second of the first full garbage collection. Until then, the heap grows to the size that V8 allows, so it
 * does not show how much memory the proxy retains.
 */
function firstCollection(samples) {
  const second = samples.findIndex(({ heapSize }, index) => heapSize < (samples[index - 1]?.heapSize ?? 0) * 0.9);
  if (second < 10) throw new Error("V8 ran no full garbage collection. Increase BENCH_SECONDS.");
  return second;
}

/** Returns the heap in use after a collection: the minimum of the last seconds. */
function heapFloor(samples, end) {
  return Math.min(...window(samples, end).map(({ heap }) => heap)) / MB;
}

/** Returns the least-squares slope in units per minute. */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, second) => sum + (second - middle) * (value - average), 0);
  const run = values.reduce((sum, _, second) => sum + (second - middle) ** 2, 0);
  return (rise / run) * 60;
}
