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

const more = { "markets in dollars": "/markets?quote=USD", history: "/webhooks/history" };

describe.each<[string, Look]>(Object.entries(looks))("%s", (name, look) => {
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

  test.each(Object.entries({ ...screens, ...(name === "light" && more) }))(
    "behaviour: %s breaks no accessibility rule",
    async (_, path) => {
      await openScreen(page, demo.origin + path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

describe("what opens over a screen", () => {
  let page: Page;

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    await signIn(context, demo.origin, "amara");
    page = await context.newPage();
    await page.emulateMedia({ colorScheme: "dark" });
  });

  const press = async (keys: string) => {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
  };
  const click = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const over: Readonly<Record<string, { readonly path: string; readonly open: () => Promise<void> }>> = {
    "the simulator": { path: "/", open: () => press("s") },
    "display settings": { path: "/", open: () => press(",") },
    "keyboard shortcuts": { path: "/", open: () => press("?") },
    "the person": { path: "/", open: () => click(/Signed in as/) },
    "the guided story": { path: "/?story", open: async () => undefined },
    "the presenter's panel": { path: "/?present", open: async () => undefined },
    "a new recipient": { path: "/recipients", open: () => click("Add recipient") },
    "a new endpoint": { path: "/webhooks", open: () => click("Add endpoint") },
    "a held deposit": { path: "/compliance", open: () => click(/^Answer/) },
    "a quote": { path: "/markets/BTC-USD?amount=0.0206", open: () => press("Enter") },
  };

  test.each(Object.entries(over))("behaviour: %s breaks no accessibility rule", async (_, { path, open }) => {
    if (path === "/compliance") await playDeposit();
    await openScreen(page, demo.origin + path);
    if (path.startsWith("/markets/")) await page.getByRole("textbox", { name: "Amount in BTC" }).focus();
    await open();
    await page.waitForFunction(() => !document.querySelector(":is([aria-busy=true], [data-status=loading])"));
    await expectAccessible(page);
  });

  /** As the simulator sends it. */
  async function playDeposit(): Promise<void> {
    const status = await page.evaluate(async () => {
      const state = await fetch("/app/emulator/state").then((answer) => answer.json());
      const answer = await fetch("/partner-kit/simulate/crypto/deposits", {
        method: "POST",
        headers: { "content-type": "application/json", "x-partner-kit": "1" },
        body: JSON.stringify({
          amount: "451.51",
          symbol: "USDT",
          user_id: state.data.user_id,
          idempotency_key: crypto.randomUUID(),
        }),
      });
      return answer.status;
    });
    expect(status).toBeLessThan(300);
  }
});

test("behaviour: the sign-in breaks no accessibility rule", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(demo.origin);
  await page.getByRole("button", { name: /Amara Okafor/ }).waitFor();
  await expectAccessible(page);
  await context.close();
});
