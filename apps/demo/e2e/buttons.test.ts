import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { buttonContrast } from "./buttonContrast.ts";
import { openAs } from "./openAs.ts";
import { looks, openScreen } from "./screens.ts";

/** What text needs beside what lies behind it (WCAG 2, AA). */
const READABLE = 4.5;

const places = ["/?story&present", "/markets/BTC-USD?amount=0.0206", "/recipients", "/webhooks", "/compliance"];

let browser: Browser;
let backEnd: BackEnd;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  backEnd = await backEnds["three processes"]();
});

afterAll(async () => {
  await browser?.close();
  await backEnd?.stop();
});

describe.each(["light", "dark"] as const)("%s", (look) => {
  let page: Page;

  beforeAll(async () => {
    page = await openAs({ browser, backEnd, person: "amara", look: looks[look] });
  });

  afterAll(() => page?.context().close());

  // The hover of the demo's primary buttons took their background and left their label: white on pale.
  test.each(places)(
    "behaviour: the label of each button on %s can be read at rest, hovered and held down",
    // Each of some dozens is pointed at.
    { timeout: 90_000 },
    async (path) => {
      await openScreen(page, backEnd.origin + path);
      const buttons = await page.locator("button:visible").filter({ hasText: /\S/ }).all();
      expect(buttons.length).toBeGreaterThan(0);
      const unreadable: string[] = [];
      for (const button of buttons) {
        const note = async (state: string) => {
          const contrast = await buttonContrast(button);
          if (contrast < READABLE) unreadable.push(`${await button.innerText()}, ${state}: ${contrast.toFixed(1)}`);
        };
        await page.mouse.move(0, 0);
        await note("at rest");
        await button.hover({ force: true });
        await note("hovered");
        await page.mouse.down();
        await note("held down");
        // Let go elsewhere, so that nothing is pressed.
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
      expect(unreadable).toEqual([]);
    },
  );
});
