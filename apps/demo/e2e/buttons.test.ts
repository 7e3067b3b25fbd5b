import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { buttonContrasts } from "./buttonContrasts.ts";
import { openAs } from "./openAs.ts";
import { looks, openScreen } from "./screens.ts";
import { silenceStream } from "./silenceStream.ts";

/** Minimum contrast of text with its background (WCAG 2, AA). */
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
    page = await openAs({ browser, backEnd, person: "amara", look: looks[look], prepare: silenceStream });
  });

  afterAll(() => page?.context().close());

  // The hover of the demo's primary buttons took their background and left their label: white on pale.
  test.each(places)(
    "behaviour: the label of each button on %s can be read at rest, hovered and held down",
    async (path) => {
      await openScreen(page, backEnd.origin + path);
      const buttons = page.locator("button:visible").filter({ hasText: /\S/ });
      const unreadable: string[] = [];
      const note = async (state: string) => {
        const seen = await buttonContrasts(buttons);
        expect(seen.length).toBeGreaterThan(0);
        for (const { label, contrast } of seen) {
          if (contrast < READABLE) unreadable.push(`${label}, ${state}: ${contrast.toFixed(1)}`);
        }
      };
      await note("at rest");
      await pointAtButtons(page, ["hover"]);
      await note("hovered");
      await pointAtButtons(page, ["hover", "active", "focus"]);
      await note("held down");
      expect(unreadable).toEqual([]);
    },
  );
});

/** Gives every button, and all that it lies in, the styles that it has under the pointer. Doing it by mouse takes a minute. */
async function pointAtButtons(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const selector = "button, button *, :has(button)";
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
}
