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
    await page.locator(".app-movers").scrollIntoViewIfNeeded();
    await page.locator(".app-movers [data-selectable]").first().waitFor();
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
        name: `objects after ${visible} minutes of ticks`,
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

/**
 * Returns a function that collects garbage and adds up the bytes of the page's objects, strings and functions. Compiled code is
 * left out: V8 adds some for as long as it optimizes what runs often, and discards it when memory is short.
 */
async function watchHeap(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const chunks = [];
    const take = ({ chunk }) => chunks.push(chunk);
    session.on("HeapProfiler.addHeapSnapshotChunk", take);
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.takeHeapSnapshot");
    session.off("HeapProfiler.addHeapSnapshotChunk", take);
    return bytesOfObjects(JSON.parse(chunks.join("")));
  };
}

/** The format is that of a `.heapsnapshot` file: one flat array, whose meaning is in `meta`. */
function bytesOfObjects({ snapshot: { meta }, nodes }) {
  const fields = meta.node_fields;
  const types = meta.node_types[0];
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_OBJECTS.has(types[nodes[node + type]])) bytes += nodes[node + size];
  return bytes;
}

/** Compiled code, and what the browser itself keeps, such as its record of requests. */
const NOT_OBJECTS = new Set(["code", "native", "hidden", "synthetic"]);

/** Hides the page, as in a background tab. A headless browser considers every tab visible. */
async function hide(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
