import { watchMainThread } from "../mainThread.mjs";
import { median } from "../measure.mjs";
import { openPage } from "../openPage.mjs";
import { peers, resolvePeers } from "../tickerTable/peers.mjs";

const TICKS = 8;
/** Milliseconds between two ticks. The real stream sends one a second, which would take too long. */
const INTERVAL = 200;
const MOST = 5000;
// Faster and less precise, for tuning: `BENCH_ROUNDS=1 BENCH_ONLY=ticks BENCH_ROWS=5000 BENCH_WHO=kit,agGrid`.
const { BENCH_ROUNDS, BENCH_ONLY, BENCH_WHO, BENCH_ROWS } = process.env;
const allTables = BENCH_WHO?.split(",") ?? ["kit", ...Object.keys(peers)];

/**
 * Compares TickerTable and its peers with a hand-written updater of text nodes. All receive the same bytes: with each
 * tick, a fifth of the rows changes. The peers take part in the first round and at the largest size only, so that a run
 * takes little more than a minute.
 *
 * A tick is the main thread's work from the bytes to the frame: parsing, validation, DOM updates, style, layout and
 * paint. An action (mount, sort, filter) is measured until the end of the frame that shows its result. The app is
 * already running and the data is in memory. The first mount runs cold code, later mounts do not.
 */
export async function run({ quick }) {
  const tables = quick ? ["kit"] : allTables;
  const rounds = Number(BENCH_ROUNDS ?? (quick ? 1 : 3));
  const sizes = BENCH_ROWS?.split(",").map(Number) ?? (quick ? [MOST] : [50, MOST]);
  const { open, close } = await openPage("tickerTable", [resolvePeers()]);
  try {
    return [
      ...(BENCH_ONLY === "actions" ? [] : await measureTicks({ open, tables, rounds, sizes })),
      ...(BENCH_ONLY === "ticks" ? [] : await measureActions({ open, tables, rounds })),
    ];
  } finally {
    await close();
  }
}

async function measureTicks({ open, tables, rounds, sizes }) {
  const results = [];
  for (const rows of sizes) {
    const compared = rows === MOST ? tables : withoutPeers(tables);
    const work = collect(["byHand", ...compared]);
    for (let round = 0; round < rounds; round += 1) {
      for (const who of ["byHand", ...(round === 0 ? compared : withoutPeers(compared))])
        work[who].push(await workPerTick(open, { who, rows }));
    }
    const byHand = median(work.byHand);
    const ratio = (who) => (median(work[who]) / byHand).toFixed(2);
    results.push({
      name: `tick of ${rows / 5} in ${rows} rows`,
      value: ratio("kit"),
      unit: `of the hand-written updater's ${byHand.toFixed(1)} ms${formatPeers(compared, ratio)}`,
      target: "at most 2",
    });
  }
  return results;
}

/** Returns the main thread's work per tick in milliseconds. */
async function workPerTick(open, { who, rows }) {
  const page = await open({ who, rows, ticks: TICKS + 2 });
  const worked = await watchMainThread(page);
  await page.evaluate(() => window.bench.prepare());
  await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(500);
  // The first ticks are a warm-up.
  await page.evaluate(() => {
    window.bench.tick();
    window.bench.tick();
  });
  await page.waitForTimeout(500);
  const before = await worked();
  await page.evaluate((interval) => window.bench.play(interval), INTERVAL);
  const after = await worked();
  await page.close();
  return (after - before) / TICKS;
}

async function measureActions({ open, tables, rounds }) {
  const times = { firstMount: collect(tables), mount: collect(tables), sort: collect(tables), filter: collect(tables) };
  const long = collect(tables);
  for (let round = 0; round < rounds; round += 1) {
    for (const who of round === 0 ? tables : withoutPeers(tables)) {
      const page = await open({ who, rows: MOST, ticks: 0 });
      const timed = (action, parameter) =>
        page.evaluate(([name, value]) => window.bench[name](value), [action, parameter]);
      await timed("prepare");
      await page.waitForTimeout(500);
      await timed("clearLongTasks");
      times.firstMount[who].push(await timed("mount"));
      for (let count = 0; count < 3; count += 1) {
        await page.waitForTimeout(500);
        await timed("unmount");
        await page.waitForTimeout(100);
        times.mount[who].push(await timed("mount"));
      }
      await page.waitForTimeout(500);
      for (const direction of ["desc", "asc", undefined]) {
        times.sort[who].push(await timed("sort", direction));
        await page.waitForTimeout(200);
      }
      for (const text of ["a", "a0", "a00", "a000", ""]) {
        times.filter[who].push(await timed("filter", text));
        await page.waitForTimeout(100);
      }
      long[who].push(await timed("longTasks"));
      await page.close();
    }
  }
  const line = (name, action, target) => {
    const time = (who) => median(times[action][who]).toFixed(1);
    return { name, value: time("kit"), unit: `ms${formatPeers(tables, time)}`, target };
  };
  const worst = (who) => long[who].toSorted((a, b) => b.length - a.length)[0];
  const most = worst("kit");
  return [
    line("first mount to paint, 5000 rows", "firstMount", "under 60"),
    line("mount to paint, 5000 rows", "mount", "under 60"),
    line("sort, 5000 rows", "sort", "under 30"),
    line("filter keystroke, 5000 rows", "filter", "under 15"),
    {
      name: "long tasks during all actions",
      value: String(most.length),
      unit: `${most.map((duration) => `${duration} ms`).join(", ")}${formatPeers(tables, (who) => worst(who).length)}`,
      target: "0",
    },
  ];
}

function withoutPeers(tables) {
  return tables.filter((who) => !(who in peers));
}

function collect(names) {
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** Formats the results of the peers after the kit's result. */
function formatPeers(tables, write) {
  const others = tables.filter((who) => who !== "kit").map((who) => `${peers[who].label} ${write(who)}`);
  return others.length > 0 ? ` (${others.join(", ")})` : "";
}
