import { watchMainThread } from "../mainThread.mjs";
import { median } from "../measure.mjs";
import { openPage } from "../openPage.mjs";
import { peers, resolvePeers } from "../tickerTable/peers.mjs";

const TICKS = 8;
/** `BENCH_ROUNDS=1 BENCH_ONLY=ticks BENCH_ROWS=5000 BENCH_WHO=kit,agGrid` while something is tuned: less is measured, less surely. */
const { BENCH_ROUNDS, BENCH_ONLY, BENCH_WHO, BENCH_ROWS } = process.env;
const SIZES = BENCH_ROWS?.split(",").map(Number) ?? [50, 5000];
const ROUNDS = Number(BENCH_ROUNDS ?? 3);
const tables = BENCH_WHO?.split(",") ?? ["kit", ...Object.keys(peers)];

/**
 * TickerTable and its peers against a hand-written updater of text nodes, fed the same bytes: a fifth of the rows a second.
 *
 * A tick is what the main thread works from the bytes to the frame: reading, checking, writing, style, layout, paint. A
 * deed is the time from it to the end of the frame that shows it, waiting for that frame included. A page is measured as
 * it is when somebody comes to its markets: the app runs and the figures are at hand. The first mount finds code that
 * never ran, the later ones do not.
 */
export async function run() {
  const { open, close } = await openPage("tickerTable", [resolvePeers()]);
  try {
    return [
      ...(BENCH_ONLY === "deeds" ? [] : await measureTicks(open)),
      ...(BENCH_ONLY === "ticks" ? [] : await measureDeeds(open)),
    ];
  } finally {
    await close();
  }
}

async function measureTicks(open) {
  const results = [];
  for (const rows of SIZES) {
    const work = collect(["byHand", ...tables]);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const who of Object.keys(work)) work[who].push(await workPerTick(open, { who, rows }));
    }
    const byHand = median(work.byHand);
    const ratio = (who) => (median(work[who]) / byHand).toFixed(2);
    results.push({
      name: `tick of ${rows / 5} in ${rows} rows`,
      value: ratio("kit"),
      unit: `of the hand-written updater's ${byHand.toFixed(1)} ms${besides(ratio)}`,
      target: "at most 2",
    });
  }
  return results;
}

/** Milliseconds the main thread worked for each tick. */
async function workPerTick(open, { who, rows }) {
  const page = await open({ who, rows, ticks: TICKS + 2 });
  const worked = await watchMainThread(page);
  await page.evaluate(() => window.bench.prepare());
  await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(500);
  // The first ticks warm up.
  await page.evaluate(() => {
    window.bench.tick();
    window.bench.tick();
  });
  await page.waitForTimeout(1500);
  const before = await worked();
  await page.evaluate(() => window.bench.play(1000));
  const after = await worked();
  await page.close();
  return (after - before) / TICKS;
}

async function measureDeeds(open) {
  const deeds = { firstMount: collect(tables), mount: collect(tables), sort: collect(tables), filter: collect(tables) };
  const long = collect(tables);
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const who of tables) {
      const page = await open({ who, rows: 5000, ticks: 0 });
      const timed = (deed, parameter) => page.evaluate(([name, value]) => window.bench[name](value), [deed, parameter]);
      await timed("prepare");
      await page.waitForTimeout(1000);
      await timed("clearLongTasks");
      deeds.firstMount[who].push(await timed("mount"));
      for (let count = 0; count < 3; count += 1) {
        await page.waitForTimeout(500);
        await timed("unmount");
        await page.waitForTimeout(100);
        deeds.mount[who].push(await timed("mount"));
      }
      await page.waitForTimeout(500);
      for (const direction of ["desc", "asc", undefined]) {
        deeds.sort[who].push(await timed("sort", direction));
        await page.waitForTimeout(200);
      }
      for (const text of ["a", "a0", "a00", "a000", ""]) {
        deeds.filter[who].push(await timed("filter", text));
        await page.waitForTimeout(100);
      }
      long[who].push(await timed("longTasks"));
      await page.close();
    }
  }
  const line = (name, deed, target) => {
    const time = (who) => median(deeds[deed][who]).toFixed(1);
    return { name, value: time("kit"), unit: `ms${besides(time)}`, target };
  };
  const worst = (who) => long[who].toSorted((a, b) => b.length - a.length)[0];
  const most = worst("kit");
  return [
    line("first mount to paint, 5000 rows", "firstMount", "under 60"),
    line("mount to paint, 5000 rows", "mount", "under 60"),
    line("sort, 5000 rows", "sort", "under 30"),
    line("filter keystroke, 5000 rows", "filter", "under 15"),
    {
      name: "long tasks, mounts and deeds together",
      value: String(most.length),
      unit: `${most.map((duration) => `${duration} ms`).join(", ")}${besides((who) => worst(who).length)}`,
      target: "0",
    },
  ];
}

function collect(names) {
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** Formats the results of the peers after the kit's result. */
function besides(write) {
  const others = tables.filter((who) => who !== "kit").map((who) => `${peers[who].label} ${write(who)}`);
  return others.length > 0 ? ` (${others.join(", ")})` : "";
}
