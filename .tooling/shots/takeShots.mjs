import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { launchOptions } from "../browser.mjs";

/** @typedef {{ id: string, isKey: boolean }} Story `isKey`: the first story of a component. */

/** @type {Readonly<Record<string, { width: number, globals: string }>>} */
const allLooks = {
  light: { width: 1100, globals: "" },
  dark: { width: 1100, globals: "theme:dark" },
  rtl: { width: 1100, globals: "direction:rtl" },
  360: { width: 360, globals: "" },
};

/** More workers are not faster, and slow workers miss layers that close after a delay. */
const PAGES = 2;

/**
 * @param {string} storybook
 * @returns {readonly Story[]}
 */
export function listStories(storybook) {
  /** @type {{ entries: Record<string, { type: string, id: string, title: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(storybook, "dist/index.json"), "utf8"));
  const seen = new Set();
  return Object.values(entries).flatMap(({ type, id, title }) => {
    if (type !== "story") return [];
    const isKey = !seen.has(title) && !title.startsWith("Headless");
    seen.add(title);
    return [{ id, isKey }];
  });
}

/**
 * Takes `<story>.<look>.png` of each story into the emptied folder. Returns what failed.
 *
 * @param {{ storybook: string, stories: readonly Story[], looks: readonly string[], folder: string }} parameters
 * @returns {Promise<readonly string[]>}
 */
export async function takeShots({ storybook, stories, looks, folder }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await preview({
    configFile: false,
    root: storybook,
    appType: "mpa",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  const tasks = stories.flatMap(({ id }) => looks.map((look) => ({ id, look })));
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
        const { id, look } = task;
        const { width, globals } = allLooks[look] ?? { width: 1100, globals: "" };
        try {
          await page.setViewportSize({ width, height: 720 });
          await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
          // The screenshot of a failed play function is useful too.
          const ending = await page.waitForFunction(readEnding, undefined, { timeout: 20_000 });
          const error = await ending.jsonValue();
          if (error !== "none") failures.push(`${id} (${look}): ${error}`);
          // Stories that keep loading get a screenshot of that state.
          await page
            .locator("[aria-busy='true']")
            .first()
            .waitFor({ state: "detached", timeout: 3_000 })
            .catch(() => undefined);
          await page.screenshot({ path: join(folder, `${id}.${look}.png`), fullPage: true });
        } catch (error) {
          failures.push(`${id} (${look}): ${String(error)}`);
        }
      }
    }),
  );
  await browser.close();
  await server.close();
  return failures;
}

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
