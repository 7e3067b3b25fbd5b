import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../.tooling/browser.mjs";
import { type ServedPage, servePage } from "./servePage.ts";

type Host = Parameters<typeof window.isolation.showHost>[0];

let served: ServedPage;
let browser: Browser;
type Mode = Parameters<typeof window.isolation.showHost>[1];

let alone: Readonly<Record<Mode, readonly string[]>>;

beforeAll(async () => {
  const root = fileURLToPath(new URL("isolation/", import.meta.url));
  [served, browser] = await Promise.all([servePage({ root, plugins: [tailwind()] }), chromium.launch(launchOptions())]);
  alone = { light: await lookAlone("light"), dark: await lookAlone("dark") };
}, 120_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
});

// docs/decisions/0005 and the README list the style sheet for each host.
test.each([
  ["bare", "styles.unlayered.css", "light"],
  ["tailwind", "styles.unlayered.css", "light"],
  ["bootstrap", "styles.unlayered.css", "light"],
  ["mui", "styles.css", "light"],
  ["mui", "styles.unlayered.css", "light"],
  ["mui", "styles.unlayered.css", "dark"],
  ["antd", "styles.unlayered.css", "light"],
  ["antd", "styles.unlayered.css", "dark"],
] as const)(
  "behaviour: in a page of %s with %s, %s, host and kit do not affect each other",
  async (host, sheet, mode) => {
    const page = await openHost(host, mode);
    const before = await readLooks(page, "#host");
    const outside = await page.evaluate(() => window.isolation.readOutside());
    await link(page, sheet);
    const kit = await mountKit(page);
    const during = await readLooks(page, "#host");
    await page.evaluate(() => window.isolation.unmountKit());
    const after = await readLooks(page, "#host");

    expect(differences(before, during)).toEqual([]);
    expect(differences(before, after)).toEqual([]);
    expect(await page.evaluate(() => window.isolation.readOutside())).toBe(outside);
    expect(differences(alone[mode], kit)).toEqual([]);
  },
);

// The README recommends this layer order to every host. The kit's sheet comes first, the position most likely to fail.
test.each(["tailwind", "bootstrapLayered", "antdLayered"] as const)(
  "behaviour: with the layers in order, the layered sheet looks the same in a page of %s, whichever sheet comes first",
  async (host) => {
    const page = await openHost("bare", "light");
    await page.addStyleTag({ content: "@layer theme, base, partner-kit, components, utilities;" });
    await link(page, "styles.css");
    await page.evaluate(([name, scheme]) => window.isolation.showHost(name, scheme), [host, "light"] as const);
    expect(differences(alone.light, await mountKit(page))).toEqual([]);
  },
);

test("behaviour: --pk-radius also rounds buttons, whether set on the page or on an element", async () => {
  const page = await openHost("bare", "light");
  await link(page, "styles.css");
  await mountKit(page);
  const button = page.locator("#kit .pk-Button").first();
  const radius = () => button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
  expect(await radius()).toBe("6px");
  await page.evaluate(() => document.querySelector<HTMLElement>("#kit")?.style.setProperty("--pk-radius", "0px"));
  expect(await radius()).toBe("0px");
});

async function lookAlone(mode: Mode): Promise<readonly string[]> {
  const page = await openHost("bare", mode);
  await link(page, "styles.css");
  return mountKit(page);
}

async function openHost(host: Host, mode: Mode): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => "isolation" in window);
  await page.evaluate(([name, scheme]) => window.isolation.showHost(name, scheme), [host, mode] as const);
  return page;
}

async function link(page: Page, sheet: string): Promise<void> {
  await page.evaluate((file) => window.isolation.linkStyles(file), sheet);
}

async function mountKit(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => window.isolation.mountKit());
  await page.locator("#kit .pk-TickerTable [role=row]").nth(5).waitFor();
  await page.waitForFunction(() => !document.querySelector("#kit [aria-busy=true]"));
  // The prices can appear before the kit knows that there is no stream.
  await page.locator("#kit").getByText("Every few seconds").waitFor();
  // Uses the keyboard, so that no element is hovered.
  const add = page.locator("#kit").getByRole("button", { name: "Add endpoint", disabled: false });
  await add.press("Enter");
  await page.locator("#kit dialog[open]").getByRole("textbox", { name: "URL" }).waitFor();
  return readLooks(page, "#kit .pk-root");
}

async function readLooks(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((selected) => window.isolation.readLooks(selected), selector);
}

/** Returns lines that only one of the two has, limited to a readable number. */
function differences(expected: readonly string[], actual: readonly string[]): readonly string[] {
  const known = new Set(expected);
  const found = new Set(actual);
  const lost = expected.filter((line) => !found.has(line)).map((line) => `- ${line}`);
  const come = actual.filter((line) => !known.has(line)).map((line) => `+ ${line}`);
  return [...lost, ...come].slice(0, 60);
}
