// Writes a picture of every story (or of those whose id contains the first argument) in light, dark, right-to-left and
// 360 px wide into .storybook/shots/. For people to look at; nothing compares them.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBrowser, launchOptions } from "./browser.mjs";
import { serveFolder } from "./serveFolder.mjs";

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

const { url, close } = await serveFolder({ folder: site });

/** @type {{ entries: Record<string, { type: string, id: string }> }} */
const { entries } = JSON.parse(readFileSync(join(site, "index.json"), "utf8"));
const stories = Object.values(entries).filter(({ type, id }) => type === "story" && id.includes(filter));
mkdirSync(shots, { recursive: true });

const browser = await chromium.launch(launchOptions());
let failures = 0;
await Promise.all(
  variants.map(async ({ name, width, globals }) => {
    const page = await browser.newPage({ viewport: { width, height: 720 }, reducedMotion: "reduce" });
    for (const { id } of stories) {
      try {
        await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        // Once its play is through.
        await page.waitForFunction("window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered')", undefined, {
          timeout: 20_000,
        });
        // Stories that stay loading are pictured as they are.
        await page
          .locator("[aria-busy='true']")
          .first()
          .waitFor({ state: "detached", timeout: 3_000 })
          .catch(() => undefined);
        await page.screenshot({ path: join(shots, `${id}.${name}.png`), fullPage: true });
      } catch (error) {
        failures += 1;
        console.error(`${id} (${name}): ${String(error)}`);
      }
    }
  }),
);
await browser.close();
close();
console.log(`${stories.length} stories, ${variants.length} pictures each, in .storybook/shots/`);
process.exit(failures === 0 ? 0 : 1);
