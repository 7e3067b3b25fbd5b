import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { bundleStyles } from "../../packages/react/build/bundleStyles.mjs";
import { tokenPurposes } from "../pages/tokenPurposes.ts";
import { guidesByTitle } from "./guidesByTitle.ts";
import { entries, goTo, openSite, storybook } from "./openSite.ts";

const { open, idOf, close } = await openSite();

afterAll(close);

test("behaviour: a site below a sub-path opens a story with its own service", async () => {
  const { page, missing } = await open("?path=/story/balances-balanceoverview--default");
  await page.frameLocator("#storybook-preview-iframe").getByText("Nigerian Naira").waitFor();
  expect(missing).toEqual([]);
});

test.each([
  ["a lazily loaded component", "recipients-recipienteditor--new-bank-account", "story", "input"],
  ["a component's page", "webhooks-webhookmanager--docs", "docs", ".anatomy > .mark"],
  ["a page of foundations", "foundations-colour--docs", "docs", ".swatch"],
])("behaviour: a site below a sub-path shows %s", async (_, id, viewMode, selector) => {
  const { page, missing } = await open(`iframe.html?id=${id}&viewMode=${viewMode}`);
  await page.locator(selector).nth(3).waitFor();
  expect(missing).toEqual([]);
});

test("behaviour: at 320 px (1280 px at 400 % zoom), nothing is cut off and no page scrolls sideways", async () => {
  const { page } = await open(`iframe.html?id=${idOf("Primitives/Dialog", "Default")}`, { width: 320, height: 640 });
  // Storybook waits five seconds for animations to end, and those that follow a scroll position never do.
  await page.addStyleTag({ content: "* { animation: none !important; }" });
  const lost: string[] = [];
  for (const [title, { first, root }] of guidesByTitle) {
    await goTo(page, idOf(title, first));
    await page.locator(`#storybook-root .${root}:not([aria-busy="true"])`).first().waitFor();
    lost.push(...(await page.evaluate(findLost)).map((what) => `${title}: ${what}`));
  }
  expect(lost).toEqual([]);

  await page.locator("#storybook-root .pk-root").evaluate((root) => root.style.setProperty("inline-size", "25rem"));
  expect((await page.evaluate(findLost)).length).toBeGreaterThan(0);
});

test("behaviour: a chart of a dark page prints dark on white, at the paper's width, without buttons", async () => {
  const { page } = await open("iframe.html?id=charts-pricechart--default&viewMode=story&globals=theme:dark");
  await page.locator('[data-part="curve"]').waitFor();
  const isDark = () =>
    page.locator('[data-part="value"]').evaluate((amount) => {
      const [red = 0] = getComputedStyle(amount).color.match(/\d+/g)?.map(Number) ?? [];
      return red < 128;
    });
  expect(await isDark()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isDark()).toBe(true);
  expect(await page.getByRole("button").count()).toBe(0);
  // The browser emits `beforeprint` and lays the page out without running other code in between.
  const { width, strays } = await page.locator(".pk-TimePlot").evaluate((plot) => {
    dispatchEvent(new Event("beforeprint"));
    plot.style.inlineSize = "300px";
    const drawing = plot.querySelector('[data-part="curve"]')?.getBoundingClientRect() ?? new DOMRect();
    const marks = Array.from(plot.querySelectorAll('[data-part="mark"]'), (mark) => mark.getBoundingClientRect());
    const high = Math.abs((marks[0]?.top ?? 0) - drawing.top);
    const low = Math.abs((marks[1]?.top ?? 0) - drawing.bottom);
    return {
      width: plot.querySelector("svg")?.getBoundingClientRect().width,
      strays: [high, low].filter((by) => by > 3),
    };
  });
  expect(width).toBe(300);
  expect(strays).toEqual([]);
});

test("behaviour: at 320 × 568 a dialog opens at its title and scrolls to its last button", async () => {
  const { page } = await open(`iframe.html?id=${idOf("Primitives/Dialog", "Default")}`, { width: 320, height: 568 });
  const lost: string[] = [];
  for (const [title, name] of dialogs) {
    await goTo(page, idOf(title, name));
    await page.locator("dialog[open] [data-part='panel']").first().waitFor();
    lost.push(...(await page.evaluate(findLost)).map((what) => `${title}: ${name}: ${what}`));
    const unreachable = await page.locator("dialog[open]").evaluateAll(
      (open) =>
        open.filter((dialog) => {
          dialog.scrollTop = 0;
          const isAtTitle = (dialog.firstElementChild?.getBoundingClientRect().top ?? -1) >= 0;
          dialog.scrollTop = dialog.scrollHeight;
          const end = dialog.firstElementChild?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
          return !isAtTitle || end > dialog.clientHeight + 1;
        }).length,
    );
    if (unreachable > 0) lost.push(`${title}: ${name}: ${unreachable} cannot be scrolled through`);
  }
  expect(lost).toEqual([]);
});

test("behaviour: guides name existing stories only", () => {
  const stories = new Set(Object.values(entries).map(({ title, name }) => `${title}: ${name}`));
  const named = guidesByTitle.flatMap(([title, { first, parts, dos, donts }]) =>
    [first, ...[...parts, ...dos, ...donts].flatMap(({ story }) => story ?? [])].map((name) => `${title}: ${name}`),
  );
  expect(named.filter((name) => !stories.has(name))).toEqual([]);
});

test("behaviour: every token on a page exists in the style sheet", async () => {
  const css = await bundleStyles();
  const known = new Set(css.match(TOKEN));
  const pages = globSync(
    ["{guide,home,pages,recipes,theme}/*", "../packages/react/src/**/*.guide.ts", "../packages/react/README.md"],
    { cwd: storybook },
  );
  const named = pages.flatMap((path) => readFileSync(`${storybook}${path}`, "utf8").match(TOKEN) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

test("behaviour: every token of a theme has a purpose", async () => {
  const semantic = Array.from(
    (await bundleStyles()).matchAll(
      /(--pk-(?:color|font|space|radius|motion|row-height|control-height|shadow)[\w-]*):/g,
    ),
  );
  expect([...new Set(semantic.map(([, name = ""]) => name))].filter((name) => !(name in tokenPurposes))).toEqual([]);
});

/** All long dialogs, and one of each other type. */
const dialogs = [
  ["Primitives/Dialog", "Long"],
  ["Primitives/Dialog", "Asks Before Closing"],
  ["Recipients/RecipientList", "Deleting"],
  ["Recipients/RecipientList", "Adding"],
  ["Travel Rule/TravelRuleQueue", "Answering"],
  ["Webhooks/DeliveryLog", "Delivery Opened"],
  ["Webhooks/WebhookManager", "Create Incomplete"],
  ["Webhooks/WebhookManager", "Edited"],
  ["Webhooks/WebhookManager", "Rotate"],
  ["Webhooks/WebhookManager", "Rotated"],
] as const;

/** A whole token name. A name that ends in a dash is a prefix. */
const TOKEN = /--pk-[a-z\d-]*[a-z\d](?![\w-])/g;

/** Runs in the page. Lists elements outside the page or clipped by an ancestor, except in scroll containers. */
function findLost(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = Array.from(document.querySelectorAll<HTMLElement>("#storybook-root .pk-root *")).filter(
    (element) =>
      element.checkVisibility() &&
      Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  return [...wide, ...texts.filter(isLost).map((element) => `“${element.textContent}” is cut off`)];

  function isLost(element: HTMLElement): boolean {
    // Only its own text, because texts for screen readers inside it may lie anywhere.
    const boxes = Array.from(element.childNodes, (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return node.nodeType === Node.TEXT_NODE ? Array.from(range.getClientRects()) : [];
    }).flat();
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    // For screen readers only.
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath !== "none") return false;
    }
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { display, overflowX } = getComputedStyle(around);
      // Inside a scroll container.
      if (overflowX === "auto" || overflowX === "scroll") return false;
      if (overflowX === "visible" || display === "contents") continue;
      const box = around.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return true;
    }
    return left < -1 || right > document.documentElement.clientWidth + 1;
  }
}
