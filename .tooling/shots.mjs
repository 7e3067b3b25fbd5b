// Takes a screenshot of every story (or of those whose id contains the first argument) in light, dark, right-to-left and
// 360 px wide into .storybook/shots/. For review. No test compares them.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { preview } from "vite";
import { ensureBrowser, launchOptions } from "./browser.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const site = join(root, ".storybook/dist");
const shots = join(root, ".storybook/shots");
const filter = process.argv[2] ?? "";

const variants = [
  { name: "light", width: 1100, globals: "" },
  { name: "dark", width: 1100, globals: "theme:dark" },
  { name: "rtl", width: 1100, globals: "direction:rtl" },
  { name: "360", width: 360, globals: "" },
];

const build = spawnSync(
  "turbo",
  ["run", "build", "--skip-infer", "--filter=@partner-kit/storybook", "--output-logs=errors-only"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
if (build.status !== 0) process.exit(build.status ?? 1);
ensureBrowser();

const server = await preview({
  configFile: false,
  root: join(root, ".storybook"),
  appType: "mpa",
  preview: { host: "127.0.0.1", port: 0 },
});
const [url] = server.resolvedUrls?.local ?? [];

/** @type {{ entries: Record<string, { type: string, id: string }> }} */
const { entries } = JSON.parse(readFileSync(join(site, "index.json"), "utf8"));
const stories = Object.values(entries).filter(({ type, id }) => type === "story" && id.includes(filter));
mkdirSync(shots, { recursive: true });

/** More workers are not faster, and slow workers miss layers that close after a delay. */
const PAGES = 2;
const tasks = stories.flatMap(({ id }) => variants.map((variant) => ({ id, ...variant })));
const taken = tasks.length;
const browser = await chromium.launch(launchOptions());
/** @type {string[]} */
const failures = [];
await Promise.all(
  Array.from({ length: PAGES }, async () => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    // Keeps the focus in the page while another page is in front.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { id, name, width, globals } = task;
      try {
        await page.setViewportSize({ width, height: 720 });
        await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        // The screenshot of a failed play function is useful too.
        const ending = await page.waitForFunction(readEnding, undefined, { timeout: 20_000 });
        const error = await ending.jsonValue();
        if (error !== "none") failures.push(`${id} (${name}): ${error}`);
        // Stories that keep loading get a screenshot of that state.
        await page
          .locator("[aria-busy='true']")
          .first()
          .waitFor({ state: "detached", timeout: 3_000 })
          .catch(() => undefined);
        await page.screenshot({ path: join(shots, `${id}.${name}.png`), fullPage: true });
      } catch (error) {
        failures.push(`${id} (${name}): ${String(error)}`);
      }
    }
  }),
);
await browser.close();
await server.close();
for (const failure of failures) console.error(failure);
console.log(`${stories.length} stories, ${taken} screenshots, ${failures.length} failed, in .storybook/shots/`);
process.exit(failures.length === 0 && taken > 0 ? 0 : 1);

/**
 * Runs in the page. Returns the story's error, "none" after its play function, or `undefined` before.
 *
 * @returns {string | undefined}
 */
function readEnding() {
  /** @typedef {{ message?: string, description?: string }} Wrong */
  /** @type {{ last: (event: string) => (Wrong | Wrong[])[] | undefined } | undefined} */
  const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
  const wrongs = [
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
    "storyThrewException",
    "storyErrored",
    "storyMissing",
  ];
  for (const event of wrongs) {
    const [wrong] = channel?.last(event) ?? [];
    const [first] = [wrong].flat();
    if (wrong) return `${event}: ${first?.message ?? first?.description ?? JSON.stringify(first)}`.split("\n\n")[0];
  }
  return channel?.last("storyRendered") && "none";
}
