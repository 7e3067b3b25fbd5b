import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { afterAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { app } from "../build/root.ts";
import { readSettings } from "../build/settings.ts";

const [served, browser] = await Promise.all([
  // A static server: a missing file is a 404.
  preview({
    configFile: false,
    root: app,
    base: readSettings().base,
    appType: "mpa",
    preview: { host: "127.0.0.1", port: 0 },
  }),
  chromium.launch(launchOptions()),
]);
const [address = ""] = served.resolvedUrls?.local ?? [];

afterAll(async () => {
  await browser.close();
  await served.close();
});

interface OpenParameters {
  readonly path: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

async function open({
  path,
  width,
  colorScheme,
}: OpenParameters): Promise<{ page: Page; problems: readonly string[] }> {
  const problems: string[] = [];
  const page = await browser.newPage({ colorScheme, reducedMotion: "reduce", viewport: { width, height: 800 } });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) problems.push(request.url());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
  return { page, problems };
}

test.each([
  { path: "start.html", width: 360, colorScheme: "dark" },
  { path: "theming.html", width: 1280, colorScheme: "light" },
] as const)("default: $path is accessible at $width px and loads nothing from elsewhere", async (parameters) => {
  const { page, problems } = await open(parameters);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(parameters.width);
  expect(problems).toEqual([]);
  await page.close();
});

test("behaviour: the search finds a setting and opens its section", async () => {
  const { page, problems } = await open({ path: "", width: 1280, colorScheme: "light" });
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("trustedProxies");
  await page.getByRole("option").or(page.locator(".result")).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/proxy\/webhooks\.html#allowed-sources/);
  expect(problems).toEqual([]);
  await page.close();
});
