import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../.tooling/browser.mjs";
import { type ServedPage, servePage } from "./servePage.ts";

// The tests only press keys. They read elements to check the focus and the content.
type Role = Parameters<Page["getByRole"]>[0];

let served: ServedPage;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL("stories/", import.meta.url));
  [served, browser] = await Promise.all([servePage({ root }), chromium.launch(launchOptions())]);
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test("behaviour: a person searches markets, chooses columns, sorts prices and marks one", async () => {
  const { page, press, tabTo } = await show("markets/TickerTable", "Default");
  await page.getByRole("row").nth(5).waitFor();
  await tabTo("searchbox", "Search markets");
  await page.keyboard.type("btc");
  await expect.poll(() => page.getByText(/^2 of \d+ markets$/).count()).toBe(1);
  await press("Escape");
  await expect.poll(() => page.getByText(/^\d+ markets$/).count()).toBe(1);
  await tabTo("button", "Columns");
  await press("Enter");
  await tabTo("checkbox", "Bid");
  const isShown = await page.getByRole("checkbox", { name: "Bid" }).isChecked();
  await press("Space");
  await tabTo("button", "Columns", "Shift+Tab");
  await press("Enter");
  await expect.poll(() => page.getByRole("checkbox", { name: "Bid" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("columnheader", { name: "Bid" }).count()).toBe(isShown ? 0 : 1);
  await tabTo("button", "Market");
  await press("ArrowRight", "Enter");
  const sorted = page.getByRole("columnheader", { name: "Last price" });
  await expect.poll(() => sorted.getAttribute("aria-sort")).toBe("descending");
  // On a busy machine, the rows move after the heading has changed.
  await page.getByRole("row").nth(1).filter({ hasText: "BTC/NGN" }).waitFor();
  await press("ArrowDown", "ArrowLeft", "ArrowLeft");
  const star = page.getByRole("row").nth(1).getByRole("button");
  expect(await isFocused(star)).toBe(true);
  await press("Space");
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
});

test("behaviour: a person hides amounts and shows them again", async () => {
  const { page, press, tabTo } = await show("balances/BalanceOverview", "Default");
  await page.getByText("Withdrawable now").first().waitFor();
  await tabTo("button", "Hide amounts");
  await press("Enter");
  await expect.poll(() => page.getByText("Hidden amount").count()).toBeGreaterThan(0);
  await press("Enter");
  await expect.poll(() => page.getByText("Hidden amount").count()).toBe(0);
});

test("behaviour: a person adds a recipient and deletes one", async () => {
  const { page, press, tabTo, focus } = await show("recipients/RecipientList", "Default");
  await page.getByRole("row").nth(2).waitFor();
  await tabTo("button", "Add recipient");
  await press("Enter");
  await expect.poll(() => focus("radio", "Bank account")).toBe(true);
  await tabTo("textbox", "Label");
  await page.keyboard.type("Rent");
  await tabTo("combobox", "Bank");
  await page.keyboard.type("gtb");
  await page.getByRole("option", { name: /Guaranty/ }).waitFor();
  await press("Enter");
  await tabTo("textbox", /^Account number/);
  await page.keyboard.type("2034876509");
  await page.getByLabel("I confirm this account holder").waitFor();
  await tabTo("checkbox", "I confirm this account holder");
  await press("Space");
  await tabTo("button", "Review");
  await press("Enter");
  await tabTo("button", "Save recipient");
  await press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focus("button", "Add recipient")).toBe(true);

  await tabTo("button", "Actions for Rent");
  await press("Enter");
  await tabTo("menuitem", "Delete Rent", "ArrowDown");
  await press("Enter");
  await page.getByRole("alertdialog", { name: "Delete Rent?" }).waitFor();
  await page.keyboard.type("Rent");
  await press("Enter");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("button", { name: "Actions for Rent" }).count()).toBe(0);
  await expect.poll(() => focus("region", "Recipients")).toBe(true);
});

test("behaviour: a person submits the sender information of a deposit on hold", async () => {
  const { page, press, tabTo } = await show("travelRule/TravelRuleQueue", "Default");
  await page
    .getByRole("button", { name: /^Add sender/ })
    .first()
    .waitFor();
  await tabTo("button", /^Add sender/);
  await press("Enter");
  await page.getByRole("textbox", { name: "Sender name" }).waitFor();
  await tabTo("textbox", "Sender name");
  await page.keyboard.type("Ngozi Adichie-Okafor");
  await tabTo("combobox", "Sender country");
  await page.keyboard.type("nigeria");
  await page.getByRole("option", { name: "Nigeria" }).waitFor();
  await press("Enter", "Enter");
  await expect.poll(() => page.getByText("Sender information submitted").count()).toBe(1);
  await press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("behaviour: a person creates an endpoint, rotates its secret, opens its history and deletes it", async () => {
  const { page, press, tabTo, focus } = await show("webhooks/WebhookManager", "Empty");
  await page.getByRole("button", { name: "Add endpoint" }).waitFor();
  await tabTo("button", "Add endpoint");
  await press("Enter");
  await expect.poll(() => focus("textbox", "URL")).toBe(true);
  await page.keyboard.type("https://hooks.partner.example/new");
  await tabTo("checkbox", /^Deposits/);
  await press("Space");
  await tabTo("button", "Create endpoint");
  await press("Enter");
  await page.getByRole("alertdialog", { name: "Store the signing secret" }).waitFor();
  await tabTo("button", "Show");
  await press("Enter");
  await page.getByText(/^whsec_/).waitFor();
  await tabTo("checkbox", /./);
  await press("Space");
  await tabTo("button", "Done");
  await press("Enter");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });

  await tabTo("button", /^Actions for/);
  await press("Enter");
  await tabTo("menuitem", "Rotate secret", "ArrowDown");
  await press("Enter");
  await page.getByRole("alertdialog", { name: "Rotate the signing secret?" }).waitFor();
  await tabTo("button", "Rotate secret");
  await press("Enter");
  await page.getByRole("alertdialog", { name: "Store the new signing secret" }).waitFor();
  await tabTo("checkbox", /./);
  await press("Space");
  await tabTo("button", "Done");
  await press("Enter");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });

  await tabTo("tab", "Endpoints", "Shift+Tab");
  await tabTo("tab", "History", "ArrowRight");
  await page.getByRole("region", { name: "Webhook history" }).waitFor();
  await tabTo("tab", "Endpoints", "ArrowLeft");

  await tabTo("button", /^Actions for/);
  await press("Enter");
  await tabTo("menuitem", /^Delete/, "ArrowDown");
  await press("Enter");
  await page.getByRole("alertdialog", { name: "Delete this endpoint?" }).waitFor();
  await page.keyboard.type("hooks.partner.example");
  await press("Enter");
  await page.getByText("No endpoints yet").waitFor();
  await expect.poll(() => focus("region", "Webhooks")).toBe(true);
});

test("behaviour: a person accepts a quote", async () => {
  const { page, press, tabTo } = await show("quotes/QuoteAccept", "Default");
  await page.getByRole("button", { name: "Accept quote" }).waitFor();
  await tabTo("button", "Accept quote");
  await press("Enter");
  await expect.poll(() => page.getByText("Nothing filled yet.").count()).toBe(1);
});

test("behaviour: a person simulates a deposit", async () => {
  const { page, press, tabTo } = await show("simulation/Simulator", "Default");
  const summary = page.locator("summary");
  await summary.waitFor();
  for (let count = 0; count < 20 && !(await isFocused(summary)); count += 1) await press("Tab");
  await press("Enter");
  const form = page.getByRole("form", { name: "Bank deposit" });
  await form.waitFor();
  await tabTo("textbox", "Amount");
  await page.keyboard.type("250000");
  await tabTo("combobox", "Currency");
  await page.keyboard.type("NGN");
  await tabTo("button", "Simulate deposit");
  await press("Enter");
  await expect.poll(() => form.getByText("Done").count()).toBe(1);
});

test("behaviour: a person expands a received event", async () => {
  const { page, press, tabTo } = await show("receivedEvents/EventFeed", "Default");
  await page.getByRole("listitem").first().waitFor();
  await tabTo("button", /Deposit completed/);
  await press("Enter");
  await expect.poll(() => page.locator("[data-part=toggle][aria-expanded=true]").count()).toBe(1);
});

/** Mounts a story in a new page. */
async function show(folder: string, name: string) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => "stories" in window);
  const component = folder.split("/").at(-1);
  const story = `../../../packages/react/src/${folder}/${component}.stories.tsx ${name}`;
  await page.evaluate((known) => window.stories.showStory(known), story);
  return {
    page,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    focus: (role: Role, accessibleName: string) => isFocused(page.getByRole(role, { name: accessibleName })),
    /** Presses a key until an element has the focus. Throws after too many presses. */
    tabTo: async (role: Role, accessibleName: string | RegExp, key = "Tab") => {
      const wanted = page.getByRole(role, { name: accessibleName });
      for (let count = 0; count < 60 && !(await isFocused(wanted)); count += 1) await page.keyboard.press(key);
      if (!(await isFocused(wanted))) throw new Error(`${key} did not reach the ${role} ${accessibleName}.`);
    },
  };
}

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}
