import { setTimeout as pause } from "node:timers/promises";
import { median } from "../measure.mjs";
import { checkEvents } from "../scale/checkEvents.mjs";
import { openStage, WATCHERS } from "../scale/openStage.mjs";

const KILL_EVERY_MS = 10_000;
// A proxy that starts takes a third of a core for some seconds.
const SHARE_WITH_KILLS = 0.7;
const STEP = 0.85;

const sizes = {
  quick: { proxies: 2, streams: 100, rate: 100, seconds: 6, killSeconds: 25, handler: "onEvent" },
  usual: { proxies: 2, streams: 500, rate: 200, seconds: 12, killSeconds: 50, handler: "onEvent" },
  full: { proxies: 4, streams: 5_000, rate: 2_000, seconds: 20, killSeconds: 240, handler: "onEvents" },
};

/**
 * Runs several proxies on one Postgres: events, streams, both at the highest rate that holds, and both while the proxy that handles
 * events is killed every ten seconds. Then the same load again with Redis for wake-ups. Fails if an event is lost, stored or shown
 * twice, or handled again without a kill.
 */
export async function run({ quick, full }) {
  const size = full ? sizes.full : sizes.usual;
  const { proxies, streams, rate, seconds, killSeconds, handler } = quick ? sizes.quick : size;
  const perCall = handler === "onEvents" ? 100 : 1;
  const scene = `${proxies} proxies, ${handler}`;
  const results = [];

  const stage = await openStage({ proxies, handler, waker: "postgres" });
  let held;
  try {
    const alone = await hold(stage, rate, seconds);
    results.push(...eventResults(`events alone (${scene})`, alone, 0));
    await stage.openStreams(streams);
    const quiet = await stage.measure({ rate: 0, work: () => pause(seconds * 1000) });
    const streamCost = quiet.cpu / quiet.elapsed / streams;
    results.push(...streamResults(quiet, streamCost, { proxies, streams }));
    held = await hold(stage, alone.rate, seconds);
    results.push(...eventResults(`with ${streams} streams`, held, streamCost * streams));
    const killed = await stage.measure({
      rate: Math.floor(held.rate * SHARE_WITH_KILLS),
      work: () => killEvery(stage.fleet, killSeconds),
    });
    results.push(...killResults(killed, await checkEvents({ ...stage, kills: killed.result.length, perCall })));
    results.push({
      name: "connections of Postgres",
      value: (stage.database.connections() / proxies).toFixed(1),
      unit: "a proxy, at most",
      target: "at most 6",
    });
  } finally {
    await stage.close();
  }

  const other = await openStage({ proxies, handler, waker: "redis" });
  try {
    await other.openStreams(streams);
    const quiet = await other.measure({ rate: 0, work: () => pause(seconds * 500) });
    const same = await other.measure({ rate: held.rate, work: () => pause(seconds * 1000) });
    await checkEvents({ ...other, kills: 0, perCall });
    results.push(...eventResults(`wake-ups over Redis, ${streams} streams`, same, quiet.cpu / quiet.elapsed));
    results.push({
      name: "connections of Postgres with Redis",
      value: (other.database.connections() / proxies).toFixed(1),
      unit: "a proxy, at most",
      target: "at most 5",
    });
  } finally {
    await other.close();
  }
  return results;
}

/** The load at the highest rate that the proxies hold, at most the first one: down until they hold it, then up again. */
async function hold(stage, first, seconds) {
  const measure = (rate) => stage.measure({ rate, work: () => pause(seconds * 1000) });
  let load = await measure(first);
  while (!load.isHeld) load = await measure(Math.floor(Math.min(load.rate, load.acknowledgedRate) * STEP));
  for (let next = load; next.isHeld && load.rate < first * STEP; ) {
    next = await measure(Math.floor(load.rate / STEP));
    if (next.isHeld) load = next;
  }
  return load;
}

/** Kills the proxy that handles events, again and again. Resolves to the milliseconds until another one handled one. */
async function killEvery(fleet, seconds) {
  const takeOvers = [];
  const end = performance.now() + seconds * 1000;
  for (; performance.now() + KILL_EVERY_MS < end; ) {
    const next = performance.now() + KILL_EVERY_MS;
    takeOvers.push(await fleet.killHandler());
    await pause(Math.max(0, next - performance.now()));
  }
  await pause(Math.max(0, end - performance.now()));
  return takeOvers;
}

function streamResults(quiet, streamCost, { proxies, streams }) {
  return [
    {
      name: `${streams} streams, a price update a second`,
      value: (streamCost * 60_000).toFixed(1),
      unit: "ms of processor time a stream and minute, with its share of idle proxies",
    },
    {
      name: "memory of a proxy",
      value: (quiet.rss / 1024 ** 2).toFixed(0),
      unit: `MB at most, ${streams / proxies} streams each`,
    },
  ];
}

function eventResults(name, load, otherCpu) {
  const { events, elapsed } = load;
  return [
    { name: `${name}: rate held`, value: String(load.rate), unit: `events/s for ${load.seconds.toFixed(0)} s` },
    {
      name: `${name}: processor time of an event`,
      value: ((load.cpu - otherCpu * elapsed) / events).toFixed(2),
      unit: `ms of the proxies, with ${WATCHERS} streams that show it (Postgres and others ${(load.rest / events).toFixed(2)}, load generator ${(load.generator / events).toFixed(2)})`,
    },
    {
      name: `${name}: transactions of Postgres`,
      value: (load.transactions / events).toFixed(2),
      unit: `an event (${(load.transactions / (elapsed / 1000)).toFixed(0)}/s)`,
    },
    {
      name: `${name}: wake-ups`,
      value: (load.wakeUps / events).toFixed(3),
      unit: `an event (${(load.wakeUps / (elapsed / 1000)).toFixed(0)}/s)`,
    },
    {
      name: `${name}: from the first attempt to a stream`,
      value: load.p99.toFixed(0),
      unit: `ms, 99th percentile (median ${load.median.toFixed(0)})`,
    },
  ];
}

function killResults({ result: takeOvers, events, rate, seconds, p99, median: middle, rss }, again) {
  const scene = `${events} events at ${rate}/s, ${takeOvers.length} kills in ${seconds.toFixed(0)} s`;
  return [
    { name: "lost, stored twice or shown twice", value: "0", unit: `events (${scene})`, target: "0" },
    { name: "handled again after a kill", value: String(again), unit: "events", target: "at most one call a kill" },
    {
      name: "take-over of the handler",
      value: (Math.max(...takeOvers) / 1000).toFixed(1),
      unit: `s at most (median ${(median(takeOvers) / 1000).toFixed(1)})`,
      target: "under 5",
    },
    {
      name: "from the first attempt to a stream, with kills",
      value: p99.toFixed(0),
      unit: `ms, 99th percentile (median ${middle.toFixed(0)})`,
    },
    { name: "memory of a proxy, with kills", value: (rss / 1024 ** 2).toFixed(0), unit: "MB at most" },
  ];
}
