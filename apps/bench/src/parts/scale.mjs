import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../../../packages/proxy/test/startPostgres.ts";
import { median } from "../measure.mjs";
import { startUpstream } from "../proxy/processes.mjs";
import { COOKIE } from "../proxy/serve.mjs";
import { WATCHER_COOKIE } from "../scale/cookies.mjs";
import { createSender } from "../scale/createSender.mjs";
import { openStream } from "../scale/openStream.mjs";
import { startFleet } from "../scale/startFleet.mjs";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const WATCHERS = 20;
const KILL_EVERY_MS = 10_000;
const DRAIN_MS = 120_000;

const sizes = {
  quick: { proxies: 2, streams: 100, rate: 100, seconds: 25 },
  usual: { proxies: 2, streams: 500, rate: 200, seconds: 60 },
  full: { proxies: 4, streams: 5_000, rate: 2_000, seconds: 600 },
};

/**
 * Runs several proxies on one Postgres, and kills the one that handles events every ten seconds. Fails if an acknowledged event is
 * lost, stored twice or shown twice by a stream, if the handler skips one, or gets one again without a kill.
 */
export async function run({ quick, full }) {
  const size = full ? sizes.full : sizes.usual;
  const { proxies, streams, rate, seconds } = quick ? sizes.quick : size;
  const postgres = await startPostgres({ isDurable: true });
  const upstream = await startUpstream({ BENCH_MOVING: "1" });
  const database = new pg.Client(postgres.url);
  await database.connect();
  const handled = new Map();
  const env = { BENCH_UPSTREAM: `http://127.0.0.1:${upstream.port}`, BENCH_STORE: postgres.url, BENCH_SECRET: SECRET };
  const onHandled = (id) => handled.set(id, (handled.get(id) ?? 0) + 1);
  const fleet = await startFleet({ size: proxies, env, onHandled });
  const sender = createSender({ rate, secret: SECRET, portOf: fleet.port });
  const ages = [];
  const watched = Array.from({ length: WATCHERS }, () => new Map());
  const closers = [
    ...watched.map((seen) =>
      openStream({
        portOf: fleet.port,
        cookie: WATCHER_COOKIE,
        onEvent(id) {
          seen.set(id, (seen.get(id) ?? 0) + 1);
          ages.push(performance.now() - sender.sentAt.get(id));
        },
      }),
    ),
    ...Array.from({ length: streams - WATCHERS }, () => openStream({ portOf: fleet.port, cookie: COOKIE })),
  ];
  try {
    const load = watchDatabase(postgres.url);
    // By then, every stream has its first message.
    await pause(3_000 + streams);
    const quiet = await spend(fleet, () => pause((seconds * 1000) / 6));
    const takeOvers = [];
    const commits = await countCommits(database);
    const busy = await spend(fleet, async () => {
      const end = performance.now() + (seconds * 5000) / 6;
      sender.start();
      for (; performance.now() + KILL_EVERY_MS < end; ) {
        await pause(KILL_EVERY_MS);
        takeOvers.push(await fleet.killHandler());
      }
      await pause(Math.max(0, end - performance.now()));
      sender.stop();
      const isDone = () =>
        sender.isDone() && [handled, ...watched].every((seen) => seen.size >= sender.acknowledged.size);
      for (let waited = 0; !isDone() && waited < DRAIN_MS; waited += 100) await pause(100);
    });
    const perEvent = ((await countCommits(database)) - commits) / sender.acknowledged.size;
    const { connections, notifications } = await load();
    const { rows: stored } = await database.query("SELECT id, seq::int AS seq FROM partner_kit_events");
    const { rows: cursors } = await database.query("SELECT seq::int AS seq FROM partner_kit_cursors");
    const done = stored.filter(({ seq }) => seq <= (cursors[0]?.seq ?? 0));
    const again = check({ stored, done, sender, handled, watched, kills: takeOvers.length });
    const events = sender.acknowledged.size;
    const streamCost = quiet.cpu / quiet.seconds / streams;
    const eventCost = (busy.cpu - streamCost * streams * busy.seconds) / events;
    const sorted = ages.toSorted((a, b) => a - b);
    const scene = `${proxies} proxies, ${streams} streams, ${events} events at ${rate}/s, ${takeOvers.length} kills`;
    return [
      { name: "lost or stored twice, of acknowledged", value: "0", unit: `events (${scene})`, target: "0" },
      { name: "still waiting for the handler", value: String(stored.length - done.length), unit: "events" },
      { name: "handled again after a kill", value: String(again), unit: "events", target: "at most one a kill" },
      {
        name: "take-over of the handler",
        value: (Math.max(...takeOvers) / 1000).toFixed(1),
        unit: `s at most (median ${(median(takeOvers) / 1000).toFixed(1)})`,
        target: "under 5",
      },
      {
        name: "fan-out: 99th percentile",
        value: sorted[Math.floor(sorted.length * 0.99)].toFixed(0),
        unit: `ms from the first attempt to ${WATCHERS} streams (median ${median(sorted).toFixed(0)})`,
      },
      {
        name: "connections of Postgres",
        value: (connections / proxies).toFixed(1),
        unit: "a proxy",
        target: "at most 6",
      },
      {
        name: "notifications",
        value: (notifications / events).toFixed(2),
        unit: `an event (${(notifications / busy.seconds).toFixed(0)}/s)`,
      },
      { name: "transactions of Postgres", value: perEvent.toFixed(1), unit: "an event, with handler and streams" },
      {
        name: "processor time of a stream",
        value: (streamCost * 60).toFixed(1),
        unit: "ms a minute, with its share of an idle proxy",
      },
      {
        name: "processor time of an event",
        value: eventCost.toFixed(2),
        unit: `ms, with handler and ${WATCHERS} streams`,
      },
    ];
  } finally {
    for (const close of closers) close();
    sender.close();
    fleet.stop();
    upstream.child.kill();
    await database.end();
    await postgres.close();
  }
}

/** Fails if an event is missing or appears too often. Returns how many events the handler got again. */
function check({ stored, done, sender: { acknowledged }, handled, watched, kills }) {
  const problems = [];
  const missing = (name, wanted, seen) => {
    const count = wanted.filter((id) => !seen.has(id)).length;
    if (count > 0) problems.push(`${name} lacks ${count} of ${wanted.length} events`);
  };
  const ids = stored.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) problems.push("the store has an event twice");
  missing("the store", [...acknowledged], new Set(ids));
  missing(
    "the handler",
    done.map(({ id }) => id),
    handled,
  );
  for (const [index, seen] of watched.entries()) {
    missing(`stream ${index}`, [...acknowledged], seen);
    if ([...seen.values()].some((times) => times > 1)) problems.push(`stream ${index} showed an event twice`);
  }
  const again = [...handled.values()].reduce((sum, times) => sum + times - 1, 0);
  if (again > kills) problems.push(`the handler got ${again} events again, after ${kills} kills`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return again;
}

async function spend(fleet, work) {
  const [before, startedAt] = [await fleet.cpu(), performance.now()];
  await work();
  return { cpu: (await fleet.cpu()) - before, seconds: (performance.now() - startedAt) / 1000 };
}

async function countCommits(database) {
  const { rows } = await database.query(
    "SELECT xact_commit::int AS commits FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0].commits;
}

/** Counts notifications and the most connections of the proxies. Returns a function that ends it. */
function watchDatabase(url) {
  const client = new pg.Client(url);
  let notifications = 0;
  let connections = 0;
  client.on("notification", () => {
    notifications += 1;
  });
  const ready = client.connect().then(() => client.query('LISTEN ".partner_kit_wake"'));
  const count = async () => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'partner-kit'",
    );
    connections = Math.max(connections, rows[0].open);
  };
  const timer = setInterval(() => void count(), 1_000);
  return async () => {
    await ready;
    clearInterval(timer);
    await client.end();
    return { connections, notifications };
  };
}
