import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guidesByTitle } from "./guidesByTitle.ts";
import { emit, entries, goTo, openSite } from "./openSite.ts";

const { open, idOf, close } = await openSite();
let page: Page;

// All tests share one page, because a new page would load and run Storybook's files again.
beforeAll(async () => {
  ({ page } = await open(docs("Foundations/Colour")));
  await page.locator("#storybook-docs h1").waitFor();
});

afterAll(close);

const PHONE = { width: 360, height: 640 };
const SOON = { timeout: 10_000 };

function docs(title: string): string {
  return `iframe.html?id=${idOf(title, "Docs")}&viewMode=docs`;
}

/** Shows the documentation of a component in the shared page. */
async function show(title: string, viewport = { width: 1100, height: 800 }): Promise<void> {
  await page.setViewportSize(viewport);
  await goTo(page, idOf(title, "Docs"), "docs");
  await page.locator("#storybook-docs h1").first().waitFor();
}

test.each(guidesByTitle)(
  "behaviour: the page of %s marks every part and describes every story",
  async (title, guide) => {
    await show(title, { width: 1280, height: 800 });
    const numbered = guide.parts.flatMap(({ story }, index) => (story === undefined ? [String(index + 1)] : []));
    const marks = page.locator(".anatomy > .mark");
    await marks.nth(numbered.length - 1).waitFor();
    expect(await marks.count()).toBe(numbered.length);
    const states = page.locator("table.rows").last().locator("tbody tr");
    const [first] = await states.allInnerTexts();
    expect(first).toContain(guide.first);
    const silent = await states.evaluateAll((rows) =>
      rows.filter(({ lastElementChild }) => !lastElementChild?.textContent).map(({ textContent }) => textContent),
    );
    expect(silent).toEqual([]);

    await page.setViewportSize(PHONE);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), SOON).toBe(PHONE.width);
  },
);

// One page of each kind: home, recipe, written by hand, form field, table, code and hook.
test.each([
  "Welcome",
  "Recipes/Overview",
  "Foundations/Colour",
  "Foundations/Space",
  "Foundations/States",
  "Foundations/Type",
  "Foundations/Writing",
  "Foundations/Voice and glossary",
  "Foundations/Data visualisation",
  "Foundations/Icons",
  "Primitives/Field",
  "Primitives/DataTable",
  "Primitives/JsonView",
  "Headless/useTickerTable",
  "Webhooks/ReceiverCode",
])("behaviour: at 360 px the page of %s does not scroll sideways", async (title) => {
  await show(title, PHONE);
  await page.locator("#storybook-docs :is(.story, table, p)").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("behaviour: the home page links every component, with pictures of those near the window", async () => {
  await show("Welcome");
  const cards = page.locator(".home-card");
  const components = new Set(
    Object.values(entries).flatMap(({ title, type }) =>
      type === "story" && !/^(Foundations|Headless|Recipes)\//.test(title) ? [title.split("/")[1]] : [],
    ),
  );
  await expect.poll(() => cards.count(), SOON).toBe(components.size);
  expect(components.size).toBeGreaterThan(50);
  const picture = cards.first().locator(".picture[data-state=ready]");
  await picture.waitFor();
  expect(await picture.getAttribute("inert")).toBe("");
  expect(await picture.locator(".pk-root").count()).toBe(1);
  // The last ones are far below.
  expect(await cards.last().locator(".picture > *").count()).toBe(0);

  await page.getByRole("searchbox", { name: "Find a component" }).fill("ticker");
  await expect
    .poll(() => cards.locator("a").allInnerTexts(), SOON)
    .toEqual(["TickerCard", "TickerStrip", "TickerTable"]);
});

test("behaviour: a documentation page has the toolbar's theme", async () => {
  const { page: dark } = await open(`${docs("Foundations/Colour")}&globals=theme:dark`);
  await dark.locator("#storybook-docs h1").first().waitFor();
  const ground = () => dark.locator(".sbdocs-wrapper").evaluate((element) => getComputedStyle(element).backgroundColor);
  const theme = () => dark.locator("html").getAttribute("data-pk-theme");
  expect(await ground()).toBe("rgb(11, 15, 21)");
  expect(await theme()).toBe("dark");
  await emit(dark, "updateGlobals", { globals: { theme: "light" } });
  await expect.poll(ground, SOON).toBe("rgb(255, 255, 255)");
  await expect.poll(theme, SOON).toBe("light");
});

test("behaviour: code keeps its line breaks", async () => {
  await show("Headless/useTickerTable");
  const code = page.locator("#storybook-docs pre").first();
  const text = code.locator(".token");
  await text.nth(20).waitFor();
  const lines = (await code.innerText()).trimEnd().split("\n");
  expect(lines[0]).toMatch(/^import .* from "react";$/);
  expect(lines).toContain("      <table>");
  const blocks = await text.evaluateAll((all) => all.filter((word) => getComputedStyle(word).display !== "inline"));
  expect(blocks).toEqual([]);
});
