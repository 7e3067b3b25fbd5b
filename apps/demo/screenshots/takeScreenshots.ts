// Pictures of every screen: node --conditions=@partner-kit/source apps/demo/screenshots/takeScreenshots.ts [look…] --to folder,
// after `pnpm build`. Without a folder, it takes those of the README and the documentation site.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { browser } from "../e2e/browser.ts";
import { control, simulateDeposit } from "../e2e/callDemo.ts";
import { openAs } from "../e2e/openAs.ts";
import { type Look, looks, openScreen, screens } from "../e2e/screens.ts";
import { startDemo } from "../e2e/startDemo.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
const folder = values.to ?? fileURLToPath(new URL("../../../docs/images", import.meta.url));
const chosen = positionals.length > 0 ? positionals : ["light", "dark", "phone"];
const wanted = values.to ? chosen : ["light", "dark"];
const pictures = values.to ? Object.entries(screens) : [["overview", screens.overview] as const];
mkdirSync(folder, { recursive: true });

const demo = await startDemo();
try {
  await makeBusy();
  for (const [name, look] of Object.entries<Look>(looks)) {
    if (!wanted.includes(name)) continue;
    const page = await openAs({ backEnd: demo, person: "amara", look });
    for (const [screen, path] of pictures) {
      await openScreen(page, demo.origin + path);
      await waitForCharts(page);
      await page.screenshot({ path: `${folder}/demo-${screen}-${name}.png` });
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await demo.stop();
}

/** Waits for what loads after the data of a screen: the code of its first chart, and the samples of its sparklines. */
async function waitForCharts(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main :is(.app-trend, td[data-column="trend"]):empty'));
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
}

/** Lets happen what an account sees on a day: deposits, one of which is held. */
async function makeBusy(): Promise<void> {
  const page = await openAs({ backEnd: demo, person: "amara" });
  for (const amount of ["451.51", "1280.00"]) await simulateDeposit(page, amount);
  await control(page, "clock", { advance_ms: 90_000 });
  await page.context().close();
}
