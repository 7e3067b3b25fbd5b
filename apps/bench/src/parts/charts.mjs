import { watchMainThread } from "../mainThread.mjs";
import { median } from "../measure.mjs";
import { openPage } from "../openPage.mjs";

const POINTS = 10_000;
const UPDATES = 20;

/**
 * Compares PriceChart with a recharts LineChart that draws every point.
 *
 * A mount ends with the frame that shows the chart. The app is already running and the samples are in memory. The first
 * mount runs cold code, later mounts do not. An update adds one sample and drops the oldest one, and is measured as the
 * main thread's work.
 */
export async function run({ quick }) {
  const rounds = quick ? 1 : 5;
  const { open, close } = await openPage("charts");
  const emptyTimes = () => ({ firstMount: [], mount: [], update: [] });
  const found = { kit: emptyTimes(), recharts: emptyTimes() };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const who of ["recharts", "kit"]) {
        const page = await open({ who, points: POINTS });
        await page.evaluate(() => window.bench.prepare());
        await page.waitForTimeout(500);
        found[who].firstMount.push(await page.evaluate(() => window.bench.mount()));
        for (let count = 0; count < 3; count += 1) {
          await page.waitForTimeout(200);
          await page.evaluate(() => window.bench.unmount());
          await page.waitForTimeout(100);
          found[who].mount.push(await page.evaluate(() => window.bench.mount()));
        }
        const worked = await watchMainThread(page);
        // The first updates are a warm-up.
        for (let count = 0; count < 10; count += 1) await page.evaluate(() => window.bench.update());
        const before = await worked();
        for (let count = 0; count < UPDATES; count += 1) await page.evaluate(() => window.bench.update());
        found[who].update.push(((await worked()) - before) / UPDATES);
        await page.close();
      }
    }
  } finally {
    await close();
  }
  const line = (name, action, target) => {
    const [kit, recharts] = [median(found.kit[action]), median(found.recharts[action])];
    const unit = `ms (recharts with every point: ${recharts.toFixed(1)} ms)`;
    return { name, value: kit.toFixed(1), unit, target };
  };
  return [
    line(`first mount to paint, ${POINTS} points`, "firstMount", "under 100"),
    line(`mount to paint, ${POINTS} points`, "mount", "under 100"),
    line(`update, ${POINTS} points`, "update", "under 9"),
  ];
}
