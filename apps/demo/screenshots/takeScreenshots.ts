// Pictures of every screen for the documents: node apps/demo/screenshots/takeScreenshots.ts, after `pnpm build`.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { signIn, startDemo } from "../e2e/startDemo.ts";

const folder = fileURLToPath(new URL("../../../docs/images", import.meta.url));

/** Where each is, and what it shows once it is read. */
const screens = {
  overview: { path: "/", ready: "Nigerian Naira" },
  markets: { path: "/markets", ready: "BTC-USD" },
  pair: { path: "/markets/BTC-USD", ready: "%" },
  recipients: { path: "/recipients", ready: "12 recipients" },
  compliance: { path: "/compliance", ready: "No deposit is held" },
  webhooks: { path: "/webhooks", ready: "1 of 3 enabled" },
  developers: { path: "/developers", ready: "webhooks:manage" },
};

const looks = {
  light: { viewport: { width: 1360, height: 900 }, colorScheme: "light" },
  dark: { viewport: { width: 1360, height: 900 }, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: "light" },
} as const;

const demo = await startDemo();
const browser = await chromium.launch(launchOptions());
try {
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    await signIn(context, demo.origin, "amara");
    const page = await context.newPage();
    for (const [screen, { path, ready }] of Object.entries(screens)) {
      await page.goto(demo.origin + path);
      await page.getByRole("main").getByText(ready).first().waitFor();
      await page.waitForFunction(() => !document.querySelector("main [data-status=loading]"));
      await page.screenshot({ path: `${folder}/demo-${screen}-${look}.png` });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await demo.stop();
}
