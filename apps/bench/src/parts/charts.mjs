import { median } from "../measure.mjs";
import { openPage } from "../openPage.mjs";

const POINTS = 10_000;
const UPDATES = 20;
const ROUNDS = 3;

/** PriceChart against recharts given every point: one sample more, the oldest gone. */
export async function run() {
  const { open, close } = await openPage("charts");
  const found = { kit: { mount: [], update: [] }, recharts: { mount: [], update: [] } };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const who of ["recharts", "kit"]) {
        const page = await open({ who, points: POINTS });
        found[who].mount.push(await page.evaluate(() => window.bench.mount()));
        const session = await page.context().newCDPSession(page);
        await session.send("Performance.enable");
        // The first ones warm up.
        for (let count = 0; count < 5; count += 1) await page.evaluate(() => window.bench.update());
        const before = await taskTime(session);
        for (let count = 0; count < UPDATES; count += 1) await page.evaluate(() => window.bench.update());
        found[who].update.push((((await taskTime(session)) - before) * 1000) / UPDATES);
        await page.close();
      }
    }
  } finally {
    await close();
  }
  const line = (name, deed, target) => {
    const [kit, recharts] = [median(found.kit[deed]), median(found.recharts[deed])];
    const unit = `ms (recharts with every point: ${recharts.toFixed(1)} ms)`;
    return { name, value: kit.toFixed(1), unit, target };
  };
  return [
    line(`mount to paint, ${POINTS} points`, "mount", "under 100"),
    line(`update, ${POINTS} points`, "update", "under 9"),
  ];
}

/** Seconds the main thread has worked, by the browser's own account. */
async function taskTime(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value;
}
