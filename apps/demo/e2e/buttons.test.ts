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
/** Minimum contrast of a control's frame with the ground around it (WCAG 2, AA). */
const VISIBLE = 3;

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
      // The story chooses its currency after the screen has loaded.
      if (path.includes("story")) await page.getByRole("radio", { name: "USD", checked: true }).waitFor();
      await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
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

  // Regression: the frames of the admin's secondary buttons were hairlines, which cannot be seen in dark colours.
  test("behaviour: the frame of each secondary button can be seen", async () => {
    await openScreen(page, `${backEnd.origin}/`);
    const seen = await buttonContrasts(page.locator(".app-button:not([data-kind], [aria-disabled=true]):visible"));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ frame }) => frame < VISIBLE)).toEqual([]);
  });
});

// Regression: on a phone, colour alone showed whether the page is connected, and screen readers did not say it.
test("behaviour: on a phone, an unseen word says whether the page is connected, and a sign that it is not", async () => {
  const page = await openAs({ backEnd, person: "amara", look: looks.phone });
  const state = page.locator(".app-live");
  await page.locator(".app-live[data-live=live]").waitFor({ state: "attached" });
  expect(await state.ariaSnapshot()).toContain("Connected");
  const signOf = () => state.evaluate((part) => getComputedStyle(part, "::before").content);
  expect(await signOf()).toBe("none");
  await state.evaluate((part) => part.setAttribute("data-live", "polling"));
  expect(await signOf()).toContain("!");
  await page.context().close();
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
