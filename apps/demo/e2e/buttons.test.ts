import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { buttonContrasts } from "./buttonContrasts.ts";
import { openAs } from "./openAs.ts";
import { looks, openScreen } from "./screens.ts";
import { silenceStream } from "./silenceStream.ts";

/** Minimum contrast of text with its background (WCAG 2, AA). */
const READABLE = 4.5;

const places = [
  "/?story&present",
  "/markets/BTC-USD?amount=0.0206",
  "/trade/BTC-USD",
  "/recipients",
  "/webhooks",
  "/compliance",
];

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await backEnds["three processes"]();
});

afterAll(async () => {
  await backEnd?.stop();
});

describe.each(["light", "dark"] as const)("%s", (look) => {
  let page: Page;

  beforeAll(async () => {
    page = await openAs({ backEnd, person: "amara", look: looks[look], prepare: silenceStream });
  });

  afterAll(() => page?.context().close());

  // Regression: on hover, primary buttons got a pale background but kept their white label.
  test.each(places)(
    "behaviour: each button label on %s has enough contrast at rest, on hover and while pressed",
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

/** Forces pseudo-classes on every button, its ancestors and its descendants. Hovering by mouse would take a minute. */
async function pointAtButtons(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const selector = "button, button *, :has(button)";
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
}
