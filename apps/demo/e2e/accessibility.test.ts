import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { expectAccessible } from "./expectAccessible.ts";
import { type Look, looks, openScreen, screens } from "./screens.ts";
import { type StartedDemo, signIn, startDemo } from "./startDemo.ts";

let demo: StartedDemo;
let browser: Browser;

beforeAll(async () => {
  demo = await startDemo();
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

const addresses = { ...screens, "markets in dollars": "/markets?quote=USD", history: "/webhooks/history" };

describe.each<[string, Look]>(Object.entries(looks))("%s", (_, look) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ ...look.browser, reducedMotion: "reduce" });
    await context.addInitScript((settings) => {
      localStorage.setItem("harmattan.settings", JSON.stringify(settings));
    }, look.settings ?? {});
    // Nothing moves while it is looked at: the stream is asked for and says nothing.
    await context.route("**/kit/live", () => undefined);
    await signIn(context, demo.origin, "amara");
    page = await context.newPage();
  });

  afterAll(() => context?.close());

  test.each(Object.entries(addresses))("behaviour: %s breaks no accessibility rule", async (_name, path) => {
    await openScreen(page, demo.origin + path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
