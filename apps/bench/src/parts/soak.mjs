// Measures what the built demo's overview keeps in memory while prices tick, and what it costs in a background tab.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBrowser, launchOptions } from "../../../../.tooling/browser.mjs";
import { watchMainThread } from "../mainThread.mjs";
import { startServer } from "../startServer.mjs";

// Not 4190: fetch and browsers refuse it as the port of another protocol.
const PORT = 4191;
const url = `http://127.0.0.1:${PORT}`;
const MINUTE = 60_000;

export async function run({ quick }) {
  ensureBrowser();
  const script = fileURLToPath(new URL("../../../../.tooling/start.mjs", import.meta.url));
  const demo = await startServer({ command: "env", args: [`PORT=${PORT}`, process.execPath, script], url });
  const browser = await chromium.launch(launchOptions());
  const [visible, hidden] = quick ? [0.1, 0.1] : [30, 10];
  try {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
    await context.request.post(`${url}/app/session`, { data: { person: "amara@harmattan.example" } });
    const page = await context.newPage();
    await page.goto(`${url}/`);
    // Prices load when they are scrolled to.
    await page.locator(".app-prices").scrollIntoViewIfNeeded();
    await page.locator("tr[data-pair]").nth(10).waitFor();
    const readHeap = await watchHeap(page);
    const worked = await watchMainThread(page);
    // Lazy parts have loaded by then.
    await page.waitForTimeout(quick ? 1000 : 2 * MINUTE);
    const before = await readHeap();
    await page.waitForTimeout(visible * MINUTE);
    const after = await readHeap();
    await hide(page);
    await page.waitForTimeout(5000);
    const start = await worked();
    await page.waitForTimeout(hidden * MINUTE);
    const cost = (await worked()) - start;
    return [
      {
        name: `heap after ${visible} minutes of ticks`,
        value: ((after - before) / 1024).toFixed(0),
        unit: `KiB more than the ${(before / 1024 ** 2).toFixed(1)} MiB before`,
        target: "about 0",
      },
      {
        name: `${hidden} minutes in a background tab`,
        value: (cost / hidden).toFixed(0),
        unit: "ms of the main thread a minute",
        target: "about 0",
      },
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

/** Returns a function that collects garbage and reads the bytes of the heap in use. */
async function watchHeap(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize;
  };
}

/** Hides the page, as in a background tab. A headless browser considers every tab visible. */
async function hide(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
