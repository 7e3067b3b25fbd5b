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
 * Measures the proxy's memory for five minutes, or `BENCH_SECONDS`, under all kinds of load at once: forwarded reads,
 * shared reads, deliveries and streams.
 */
export async function run() {
  const seconds = Number(process.env.BENCH_SECONDS ?? 300);
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
  const first = firstCollection(samples);
  const mix = `${2 * READS_A_SECOND} reads and ${Math.round(deliveries / seconds)} deliveries a second, ${STREAMS} streams`;
  return [
    ...[first, samples.length].map((place) => ({
      name: `memory after ${place} s`,
      value: mean(samples, place, ({ rss }) => rss).toFixed(0),
      unit: `MB resident, ${heapFloor(samples, place).toFixed(1)} MB of heap (${mix})`,
    })),
    {
      name: `growth from ${first} s on`,
      value: slope(samples.slice(first).map(({ rss }) => rss / MB)).toFixed(2),
      unit: "MB resident a minute",
      target: "none: under 1",
    },
  ];
}

/** Memory once a second. */
async function watch(usage, end) {
  const samples = [];
  while (performance.now() < end) {
    await pause(1000);
    samples.push(await usage());
  }
  return samples;
}

/** Sends deliveries in bursts, several a second. Returns how many were taken. */
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

const window = (samples, place) => samples.slice(Math.max(0, place - 10), place);

function mean(samples, place, of) {
  const values = window(samples, place).map(of);
  return values.reduce((sum, value) => sum + value, 0) / values.length / MB;
}

/**
 * The second by which the heap was collected as a whole for the first time. Until then it grows to the size that V8
 * gives it, which says nothing of what the proxy keeps.
 */
function firstCollection(samples) {
  const place = samples.findIndex(({ heapSize }, second) => heapSize < (samples[second - 1]?.heapSize ?? 0) * 0.9);
  if (place < 10) throw new Error("The heap was never collected as a whole: BENCH_SECONDS must be longer.");
  return place;
}

/** Returns the heap in use after a collection: the minimum of the last seconds. */
function heapFloor(samples, place) {
  return Math.min(...window(samples, place).map(({ heap }) => heap)) / MB;
}

/** By least squares, in units a minute. */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, second) => sum + (second - middle) * (value - average), 0);
  const run = values.reduce((sum, _, second) => sum + (second - middle) ** 2, 0);
  return (rise / run) * 60;
}
