// How soon the demo's overview is there, as built, on a processor slowed down fourfold and a network on this machine.
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
    // The first warms up the servers.
    for (let round = 0; round <= ROUNDS; round += 1) loads.push(await load(browser));
    const [, ...counted] = loads;
    const middle = (name) => (median(counted.map((each) => each[name])) / 1000).toFixed(2);
    return [
      { name: "first content", value: middle("firstContent"), unit: "s", target: "< 1" },
      { name: "largest content", value: middle("largestContent"), unit: "s" },
      { name: "interactive: end of the last long task", value: middle("interactive"), unit: "s", target: "< 2" },
      { name: "long tasks together", value: middle("blocked"), unit: "s" },
      {
        name: "layout shift, the worst of all rounds",
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

/** Loads the overview with nothing in any cache, and waits until nothing has kept the page busy for five seconds. */
async function load(browser) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  await context.request.post(`${url}/app/session`, { data: { person: "amara@harmattan.example" } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(`${url}/`);
  // By what is cheap to find: a look for roles keeps the page itself busy.
  await page.locator("tr[data-pair]").nth(10).waitFor();
  await page.waitForFunction((quiet) => performance.now() - window.figures.busyUntil > quiet, QUIET);
  const { firstContent, largestContent, tasks, shift } = await page.evaluate(() => window.figures);
  await context.close();
  let interactive = firstContent;
  for (const { start, end } of tasks) if (start - interactive < QUIET) interactive = Math.max(interactive, end);
  return {
    firstContent,
    largestContent,
    interactive,
    shift,
    blocked: tasks.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

/** Runs in the page, before anything else does. */
function observe() {
  const figures = { firstContent: 0, largestContent: 0, tasks: [], shift: 0, busyUntil: 0 };
  window.figures = figures;
  const listen = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") figures.firstContent = startTime;
  });
  listen("largest-contentful-paint", ({ startTime }) => {
    figures.largestContent = startTime;
  });
  listen("longtask", ({ startTime, duration }) => {
    figures.tasks.push({ start: startTime, end: startTime + duration });
    figures.busyUntil = startTime + duration;
  });
  listen("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
}

/** Milliseconds. */
const QUIET = 5000;
