import { cpus } from "node:os";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../../../packages/proxy/test/startPostgres.ts";
import { startRedis } from "../../../../packages/proxy/test/startRedis.ts";
import { startUpstream } from "../proxy/processes.mjs";
import { COOKIE } from "../proxy/serve.mjs";
import { WATCHER_COOKIE } from "./cookies.mjs";
import { createSender } from "./createSender.mjs";
import { openStream } from "./openStream.mjs";
import { startFleet } from "./startFleet.mjs";
import { watchDatabase } from "./watchDatabase.mjs";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
/** Streams that see events. The others see prices only. */
export const WATCHERS = 20;
const DRAIN_MS = 120_000;

/**
 * Starts proxies on one Postgres, with a sender of deliveries and streams. `handler` is `onEvent` or `onEvents`, `waker` is
 * `postgres` or `redis`.
 */
export async function openStage({ proxies, handler, waker }) {
  const postgres = await startPostgres({ isDurable: true });
  const redis = waker === "redis" ? await startRedis() : undefined;
  const upstream = await startUpstream({ BENCH_MOVING: "1" });
  const handled = new Map();
  const env = {
    BENCH_UPSTREAM: `http://127.0.0.1:${upstream.port}`,
    BENCH_STORE: postgres.url,
    BENCH_SECRET: SECRET,
    BENCH_HANDLER: handler,
    ...(redis && { BENCH_REDIS: redis.url }),
  };
  const onHandled = (id) => handled.set(id, (handled.get(id) ?? 0) + 1);
  const fleet = await startFleet({ size: proxies, env, onHandled });
  const database = await watchDatabase(postgres.url, redis?.url);
  const sender = createSender({ secret: SECRET, portOf: fleet.port });
  const watched = Array.from({ length: WATCHERS }, () => new Map());
  let ages = [];
  const streams = watched.map((seen) =>
    openStream({
      portOf: fleet.port,
      cookie: WATCHER_COOKIE,
      onEvent(id) {
        seen.set(id, (seen.get(id) ?? 0) + 1);
        ages.push(performance.now() - sender.sentAt.get(id));
      },
    }),
  );

  const isDone = () => sender.isDone() && [handled, ...watched].every((seen) => seen.size >= sender.acknowledged.size);

  /** Waits until the handler and the streams have every event. */
  async function drain() {
    for (let waited = 0; !isDone() && waited < DRAIN_MS; waited += 100) await pause(100);
  }

  return {
    fleet,
    database,
    sender,
    handled,
    watched,
    /** Opens streams that see prices, up to a number of all streams. Resolves when each has its first message. */
    async openStreams(count) {
      for (; streams.length < count; await pause(1)) streams.push(openStream({ portOf: fleet.port, cookie: COOKIE }));
      await pause(3_000);
    },
    drain,
    /**
     * Runs a load at a rate of events (0: none) and waits until all are handled. Resolves to its costs, and to whether the proxies held
     * the rate: then less than half a second of events waited at its end.
     */
    async measure({ rate, work }) {
      ages = [];
      const [usage, counts, busy] = [await fleet.usage(), await database.count(), readBusy()];
      const [generator, startedAt, former] = [process.cpuUsage(), performance.now(), sender.acknowledged.size];
      if (rate > 0) sender.start(rate);
      const result = await work();
      sender.stop();
      const seconds = (performance.now() - startedAt) / 1000;
      const acknowledged = sender.acknowledged.size - former;
      const unhandled = sender.acknowledged.size - handled.size;
      const isHeld = sender.waiting() < rate / 2 && unhandled < rate / 2 && acknowledged > rate * seconds * 0.95;
      await drain();
      const [cpu, after] = [(await fleet.usage()).cpu - usage.cpu, await database.count()];
      const own = process.cpuUsage(generator);
      const elapsed = performance.now() - startedAt;
      const sorted = ages.toSorted((a, b) => a - b);
      const percentile = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
      return {
        result,
        rate,
        isHeld,
        seconds,
        acknowledgedRate: acknowledged / seconds,
        events: sender.acknowledged.size - former,
        /** Milliseconds of processor time of the proxies. */
        cpu,
        /** Milliseconds of processor time that neither the proxies nor the generator used: mostly Postgres. */
        rest: readBusy() - busy - cpu - (own.user + own.system) / 1000,
        generator: (own.user + own.system) / 1000,
        elapsed,
        rss: (await fleet.usage()).rss,
        transactions: after.transactions - counts.transactions,
        wakeUps: after.wakeUps - counts.wakeUps,
        median: percentile(0.5),
        p99: percentile(0.99),
      };
    },
    async close() {
      for (const close of streams) close();
      sender.close();
      fleet.stop();
      upstream.child.kill();
      await database.close();
      await postgres.close();
      await redis?.close();
    },
  };
}

/** Milliseconds that the machine's processors were busy. */
function readBusy() {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
