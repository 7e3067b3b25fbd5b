import { median } from "../measure.mjs";
import { openPage } from "../openPage.mjs";

const TICKS = 8;
/** Each measures a tick of both contestants and both sizes. */
const TICK_ROUNDS = 3;
const DEED_ROUNDS = 5;

/**
 * TickerTable against a hand-written updater of text nodes, fed the same bytes: a fifth of the rows a second.
 *
 * A tick is what the main thread works from the bytes to the frame: reading, checking, writing, style, layout, paint. A
 * deed is the time from it to the end of the frame that shows it, waiting for that frame included. A page is measured as
 * it is when somebody comes to its markets: the app runs and the figures are in the cache. The first mount finds code that
 * never ran, the later ones do not.
 */
export async function run() {
  const { open, close } = await openPage("tickerTable");
  const results = [];
  try {
    for (const rows of [50, 5000]) {
      const work = { kit: [], hand: [] };
      for (let round = 0; round < TICK_ROUNDS; round += 1) {
        for (const who of ["hand", "kit"]) work[who].push(await workPerTick(open, { who, rows }));
      }
      const [kit, hand] = [median(work.kit), median(work.hand)];
      results.push({
        name: `tick of ${rows / 5} in ${rows} rows`,
        value: (kit / hand).toFixed(2),
        unit: `of the hand-written updater (${kit.toFixed(1)} ms to ${hand.toFixed(1)} ms)`,
        target: "at most 2",
      });
    }
    const deeds = { firstMount: [], mount: [], sort: [], filter: [] };
    const long = [];
    for (let round = 0; round < DEED_ROUNDS; round += 1) {
      const page = await open({ who: "kit", rows: 5000, ticks: 0 });
      await page.evaluate(() => window.bench.prepare());
      await page.waitForTimeout(1000);
      await page.evaluate(() => window.bench.clearLongTasks());
      deeds.firstMount.push(await page.evaluate(() => window.bench.mount()));
      for (let count = 0; count < 3; count += 1) {
        await page.waitForTimeout(500);
        await page.evaluate(() => window.bench.unmount());
        await page.waitForTimeout(100);
        deeds.mount.push(await page.evaluate(() => window.bench.mount()));
      }
      await page.waitForTimeout(500);
      for (let count = 0; count < 3; count += 1) {
        deeds.sort.push(await page.evaluate(() => window.bench.deed("sort")));
        await page.waitForTimeout(200);
      }
      for (const text of ["a", "a0", "a00", "a000", ""]) {
        deeds.filter.push(await page.evaluate((typed) => window.bench.deed(typed), text));
        await page.waitForTimeout(100);
      }
      long.push(await page.evaluate(() => window.bench.longTasks()));
      await page.close();
    }
    const time = (name, key, target) => ({ name, value: median(deeds[key]).toFixed(1), unit: "ms", target });
    const worst = long.toSorted((a, b) => b.length - a.length)[0];
    results.push(
      time("first mount to paint, 5000 rows", "firstMount", "under 60"),
      time("mount to paint, 5000 rows", "mount", "under 60"),
      time("sort, 5000 rows", "sort", "under 30"),
      time("filter keystroke, 5000 rows", "filter", "under 15"),
      {
        name: "long tasks, mounts and deeds together",
        value: String(worst.length),
        unit: worst.map((duration) => `${duration} ms`).join(", "),
        target: "0",
      },
    );
  } finally {
    await close();
  }
  return results;
}

/** Milliseconds the main thread worked for each tick, by the browser's own account. */
async function workPerTick(open, { who, rows }) {
  const page = await open({ who, rows, ticks: TICKS + 2 });
  const session = await page.context().newCDPSession(page);
  // Processor time: what else the machine does meanwhile is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.evaluate(() => window.bench.prepare());
  await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(500);
  // The first ticks warm up.
  await page.evaluate(() => {
    window.bench.tick();
    window.bench.tick();
  });
  await page.waitForTimeout(1500);
  const before = await taskTime(session);
  await page.evaluate(() => window.bench.play(1000));
  const after = await taskTime(session);
  await page.close();
  return ((after - before) * 1000) / TICKS;
}

async function taskTime(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value;
}
