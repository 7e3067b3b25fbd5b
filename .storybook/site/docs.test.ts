import { afterAll, expect, test } from "vitest";
import { guides } from "../guides/guides.ts";
import { entries, openSite } from "./openSite.ts";

const { open, idOf, close } = await openSite();

afterAll(close);

const PHONE = { width: 360, height: 640 };
const SOON = { timeout: 10_000 };

test.each(Object.entries(guides))(
  "behaviour: the page of %s marks every part, and says what each story shows",
  async (title, guide) => {
    const { page } = await open(`iframe.html?id=${idOf(title, "Docs")}&viewMode=docs`, { width: 1280, height: 800 });
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

test("behaviour: at 360 px no page of words scrolls sideways", async () => {
  const { page } = await open(`iframe.html?id=${idOf("Foundations/Colour", "Docs")}&viewMode=docs`, PHONE);
  const guided = new Set(Object.keys(guides));
  const pages = Object.entries(entries).filter(([, { type, title }]) => type === "docs" && !guided.has(title));
  expect(pages.length).toBeGreaterThan(20);
  const wide: string[] = [];
  for (const [id, { title }] of pages) {
    await page.goto(page.url().replace(/id=[^&]+/, `id=${id}`));
    await page.locator("#storybook-docs h1").first().waitFor();
    await page.locator("#storybook-docs :is(.story, table, p)").first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) wide.push(`${title} is ${width} px wide`);
  }
  expect(wide).toEqual([]);
}, 120_000);

test("behaviour: a page of words is light or dark as the toolbar says", async () => {
  const id = idOf("Foundations/Colour", "Docs");
  const { page } = await open(`iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
  const ground = () => page.locator(".sbdocs-wrapper").evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.locator("#storybook-docs h1").waitFor();
  expect(await ground()).toBe("rgb(14, 17, 22)");
  expect(await page.locator("html").getAttribute("data-pk-theme")).toBe("dark");
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, payload: unknown) => void };
    };
    channel.emit("updateGlobals", { globals: { theme: "light" } });
  });
  await expect.poll(ground, SOON).toBe("rgb(255, 255, 255)");
  await expect.poll(() => page.locator("html").getAttribute("data-pk-theme"), SOON).toBe("light");
});

test("behaviour: code is shown line by line", async () => {
  const { page } = await open(`iframe.html?id=${idOf("Headless/useTickerTable", "Docs")}&viewMode=docs`);
  const code = page.locator("#storybook-docs pre").first();
  const words = code.locator(".token");
  await words.nth(20).waitFor();
  const lines = (await code.innerText()).trimEnd().split("\n");
  expect(lines[0]).toMatch(/^import .* from "react";$/);
  expect(lines).toContain("      <table>");
  const blocks = await words.evaluateAll((all) => all.filter((word) => getComputedStyle(word).display !== "inline"));
  expect(blocks).toEqual([]);
});
