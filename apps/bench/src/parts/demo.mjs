// Measures how fast the built demo shows its overview. The processor is throttled to a quarter, the network is local.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBrowser, launchOptions } from "../../../../.tooling/browser.mjs";
import { median } from "../measure.mjs";
import { startServer } from "../startServer.mjs";

const ROUNDS = 5;
const PORT = 4189;
const url = `http://127.0.0.1:${PORT}`;

export async function run() {
  ensureBrowser();
  const script = fileURLToPath(new URL("../../../../.tooling/start.mjs", import.meta.url));
  const demo = await startServer({ command: "env", args: [`PORT=${PORT}`, process.execPath, script], url });
  const browser = await chromium.launch(launchOptions());
  try {
    const loads = [];
    // The first round warms up the servers.
    for (let round = 0; round <= ROUNDS; round += 1) loads.push(await load(browser));
    const [, ...counted] = loads;
    const middle = (name) => (median(counted.map((each) => each[name])) / 1000).toFixed(2);
    return [
      { name: "first content", value: middle("firstContent"), unit: "s", target: "< 1" },
      { name: "largest content", value: middle("largestContent"), unit: "s" },
      { name: "interactive: end of the last long task", value: middle("interactive"), unit: "s", target: "< 2" },
      { name: "total of all long tasks", value: middle("blocked"), unit: "s" },
      {
        name: "layout shift, worst round",
        value: Math.max(...counted.map(({ shift }) => shift)).toFixed(3),
        unit: "",
        target: "≤ 0.02",
      },
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

/** Loads the overview with empty caches, and waits until the page has had no long task for five seconds. */
async function load(browser) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  await context.request.post(`${url}/app/session`, { data: { person: "amara@harmattan.example" } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(`${url}/`);
  // A CSS selector, because a query by role would itself keep the page busy.
  await page.locator("tr[data-pair]").nth(10).waitFor();
  await page.waitForFunction((quiet) => performance.now() - window.metrics.busyUntil > quiet, QUIET_MILLISECONDS);
  const { firstContent, largestContent, tasks, shift } = await page.evaluate(() => window.metrics);
  await context.close();
  let interactive = firstContent;
  for (const { start, end } of tasks)
    if (start - interactive < QUIET_MILLISECONDS) interactive = Math.max(interactive, end);
  return {
    firstContent,
    largestContent,
    interactive,
    shift,
    blocked: tasks.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

/** Runs in the page, before the page's own code. */
function observe() {
  const metrics = { firstContent: 0, largestContent: 0, tasks: [], shift: 0, busyUntil: 0 };
  window.metrics = metrics;
  const listen = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") metrics.firstContent = startTime;
  });
  listen("largest-contentful-paint", ({ startTime }) => {
    metrics.largestContent = startTime;
  });
  listen("longtask", ({ startTime, duration }) => {
    metrics.tasks.push({ start: startTime, end: startTime + duration });
    metrics.busyUntil = startTime + duration;
  });
  listen("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value;
  });
}

const QUIET_MILLISECONDS = 5000;
