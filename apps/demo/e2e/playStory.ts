import type { Page } from "playwright";
import { expect } from "vitest";
import { expectUncovered } from "./expectUncovered.ts";
import { tabTo, waitForFocus } from "./keyboard.ts";

const STEPS = 10;

export interface PlayStoryParameters {
  readonly page: Page;
  /** Webhook URL of the bookkeeping. */
  readonly bookkeepingUrl: string;
}

/** Completes all steps of the guided story by keyboard and checks what the screens show. */
export async function playStory({ page, bookkeepingUrl }: PlayStoryParameters): Promise<void> {
  const { keyboard } = page;
  const main = page.getByRole("main");
  const story = page.getByRole("complementary", { name: "Guided story" });
  // Compares texts, so that a failure prints the status of the story.
  const waitUntilDone = (done: string) =>
    expect.poll(() => story.getByRole("status").innerText(), { timeout: 20_000 }).toBe(done);
  const press = async (name: string) => {
    await waitForFocus(page, name);
    await keyboard.press("Enter");
  };
  // The presenter clicks through without moving the pointer.
  const primary = story.locator("[data-kind=primary]");
  const readPlace = async () => JSON.stringify(await primary.boundingBox());
  const place = await readPlace();
  const next = async (step: number, done: string) => {
    await waitUntilDone(done);
    await expectUncovered(page);
    expect(await readPlace()).toBe(place);
    await press("Next");
    await story.getByText(`step ${step} of ${STEPS}`).waitFor();
    await expect.poll(readPlace).toBe(place);
  };
  /** Reads the figures of a step as assistive technology does: `Withdrawable now Before 13,548.66 Now 14,000.17 USD +451.51`. */
  const readResults = () =>
    story.locator(".app-story-results").evaluate((results) => {
      const copy = results.cloneNode(true) as Element;
      for (const term of copy.querySelectorAll("dt, dd")) term.append(" ");
      for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
      return copy.textContent
        .replaceAll(/[\u2066-\u2069]/g, "")
        .replaceAll(/\s+/g, " ")
        .trim();
    });

  // The story goes on when the account is ready.
  await press("Start from a fresh account");
  await story.getByText(`step 1 of ${STEPS}`).waitFor();
  await expect.poll(readPlace).toBe(place);
  await expect.poll(readResults).toContain("USD");
  const available = /([\d,.]+) USD/.exec(await readResults())?.[1] ?? "";

  const before = await readBalances(page);
  await press("Let the deposit arrive");
  await main.getByRole("radio", { name: "USD", checked: true }).waitFor();
  await expect.poll(readResults).toBe(`Incoming 451.51 USDT Withdrawable now ${available} USD · unchanged`);
  await next(2, "On hold. The withdrawable dollars don’t move yet.");

  // Uses the sender form instead of the story's button.
  await waitForFocus(page, "Add the sender");
  await tabTo(page, /^Add sender of the deposit of 451.51/, "Shift+Tab");
  await keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: /^Sender name/ }).waitFor();
  await tabTo(page, "Sender name");
  await keyboard.type("Sahel Textiles Ltd");
  await tabTo(page, "Sender country");
  await keyboard.type("Ghana");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(page, "Submit sender");
  await keyboard.press("Enter");
  await form.getByText("Sender information submitted").waitFor();
  await keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await backToStory(page, "Next");
  await next(3, "Sender accepted. The deposit is pending.");

  await press("Let a minute pass");
  await waitUntilDone("Released. These dollars can be withdrawn now.");
  await expect.poll(() => readBalances(page), { timeout: 10_000 }).not.toBe(before);
  const released = addCents(available, "451.51");
  await expect
    .poll(readResults)
    .toBe(`Incoming Before 451.51 Now 0.00 USDT Withdrawable now Before ${available} Now ${released} USD +451.51`);
  await main.getByRole("region", { name: "USD available" }).getByText(released).first().waitFor();
  await next(4, "Released. These dollars can be withdrawn now.");
  // The list of the run keeps the results.
  const run = story.getByRole("navigation", { name: "Acts" });
  await run
    .getByRole("listitem")
    .filter({ hasText: /^Deposit released.*\+451\.51 USD$/ })
    .waitFor();

  // A part of the dollars that were released.
  await waitForFocus(page, "Buy BTC for up to 200 USD");
  await main.getByRole("textbox", { name: "Amount in BTC" }).waitFor();
  await tabTo(page, "BTC", "Shift+Tab");
  await keyboard.press("ArrowRight");
  await tabTo(page, "Amount in USD", "Shift+Tab");
  await keyboard.type("200");
  await keyboard.press("Enter");
  await main.getByRole("button", { name: "Accept quote" }).waitFor();
  await tabTo(page, "Accept quote");
  await keyboard.press("Enter");
  await main.getByText("Completely filled.").waitFor();
  await waitUntilDone("Bought at the accepted price.");
  const paid = /Paid ((?:199|200)\.\d\d) USD Received 0\.00\d+ BTC/.exec(await readResults())?.[1] ?? "";
  await expect.poll(readResults).toContain(`Before ${released} Now ${addCents(released, `-${paid}`)} USD`);
  await story.getByRole("link", { name: "Open the order" }).waitFor();
  await next(5, "Bought at the accepted price.");

  await waitForFocus(page, "Request the payment");
  await main.getByRole("combobox", { name: /^Recipient/ }).waitFor();
  await tabTo(page, /^Recipient/, "Shift+Tab");
  await keyboard.type("Kano");
  await page.getByRole("option", { name: /Kano Grain Traders/ }).waitFor();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(page, /^Amount/);
  await keyboard.type("1250000");
  await keyboard.press("Enter");
  await main.getByRole("textbox", { name: /^Type 1250000/ }).waitFor();
  await tabTo(page, /^Type 1250000/);
  await keyboard.type("1250000");
  await keyboard.press("Enter");
  await main.getByText("Waiting for approval").first().waitFor();
  await next(6, "The request is recorded. Nothing was sent.");

  // Amara sees her request. The story signs Kwame in, who sees the button.
  await main.getByRole("button", { name: /^Withdrawal .*to Kano Grain Traders/ }).waitFor();
  await press("Switch to Kwame to approve");
  await waitUntilDone("Approved by Kwame and sent.");
  await page.getByRole("button", { name: "Signed in as Kwame Mensah" }).waitFor();
  await expect
    .poll(readResults)
    .toMatch(/^Withdrawable now Before [\d,.]+ Now [\d,.]+ NGN \u22121,250,050\.00 including a fee of 50\.00$/);
  await next(7, "Approved by Kwame and sent.");

  await press("Let a minute pass");
  await waitUntilDone("Paid. The lock is gone.");
  const row = main.getByRole("row").filter({ hasText: "1,250,000" });
  await row.getByText("Completed").waitFor();
  await expect.poll(readResults).toBe("Paid 1,250,000.00 NGN Fee 50.00 NGN");
  await run
    .getByRole("listitem")
    .filter({ hasText: /^Approved and sent.*Kwame Mensah$/ })
    .waitFor();
  await next(8, "Paid. The lock is gone.");

  // The story signs Amara in again, who may add endpoints, and says so.
  await story.getByText(/Amara Okafor.* is signed in now/).waitFor();
  await page.getByRole("button", { name: "Signed in as Amara Okafor" }).waitFor();
  await page.getByRole("button", { name: "Add endpoint" }).and(page.locator(":not([aria-disabled])")).waitFor();
  await tabTo(page, "Add endpoint");
  await keyboard.press("Enter");
  await tabTo(page, /^URL/);
  await keyboard.type(bookkeepingUrl);
  for (const type of [/deposit\.success/, /withdrawal\.success/]) {
    await tabTo(page, type);
    await keyboard.press("Space");
  }
  await tabTo(page, /^(Create|Add|Save) endpoint/);
  await keyboard.press("Enter");
  await storeSecret(page);
  await backToStory(page, "Next");
  await next(9, "Its secret was shown once. The endpoint waits for events.");

  await press("Take bookkeeping down");
  await waitUntilDone("The money arrived. Bookkeeping doesn’t know yet, so Tamarind keeps retrying.");
  await main.locator("[data-endpoint][data-health=failing]").filter({ hasText: bookkeepingUrl }).waitFor();
  // The word boundaries prevent a match within the endpoint's port.
  await main
    .getByText(/\b503\b/)
    .first()
    .waitFor();
  await expect.poll(readResults).toMatch(/^Withdrawable now Before [\d,.]+ Now [\d,.]+ NGN \+250,000\.00 Attempts 3$/);
  await next(10, "The money arrived. Bookkeeping doesn’t know yet, so Tamarind keeps retrying.");

  await press("Bring bookkeeping back");
  await waitUntilDone("Half an hour later, the retry delivered the event.");
  await main.locator("[data-endpoint][data-health=delivering]").filter({ hasText: bookkeepingUrl }).waitFor();
  await expect.poll(readResults).toMatch(/^Attempts 4 Last response 204 Delivered at \d\d:\d\d:\d\d$/);
  // The changes of a balance add up to what the last scene shows.
  const changes = run.locator("[data-change=true]");
  await expect
    .poll(() => changes.allInnerTexts())
    .toEqual(["+451.51 USD", `\u2212${paid} USD`, "\u22121,250,050.00 NGN", "+250,000.00 NGN"]);
  await press("Next");
  await story.getByRole("heading", { name: "All of this runs inside your own product" }).waitFor();
  await main.getByText("Nothing needs your attention").waitFor();
  await main.getByRole("radio", { name: "USD", checked: true }).waitFor();
  await story.getByRole("link", { name: /451\.51.USD.*released.* of it bought .*BTC/ }).waitFor();
  await story
    .getByRole("link", { name: /1,250,000\.00.NGN.*requested by .*Amara Okafor.*, approved by .*Kwame Mensah/ })
    .waitFor();
  await story.getByRole("link", { name: /0 events lost.* attempt 4/ }).waitFor();
  await page
    .locator(".app-spotlight[data-lit=true]")
    .getByText(addCents("451.51", `-${paid}`))
    .waitFor();
  // The changes of this run lead from the amounts before to those on the page.
  const bridgeOf = async (currency: string) => {
    const text = await story
      .locator(".app-story-bridge")
      .filter({ hasText: `${currency} withdrawable` })
      .innerText();
    return text.replaceAll(/[\u2066-\u2069]/g, "").split(/\n+/);
  };
  expect(await bridgeOf("USD")).toEqual([
    "USD withdrawable",
    "Before",
    available,
    "Deposit released",
    "+451.51",
    "Bitcoin bought",
    `\u2212${paid}`,
    "Now",
    addCents(released, `-${paid}`),
  ]);
  expect((await bridgeOf("NGN")).slice(3, 7)).toEqual([
    "Payment, with a fee of 50.00",
    "\u22121,250,050.00",
    "Transfer during the outage",
    "+250,000.00",
  ]);
  await story.getByText("For your developers").click();
  await story.getByRole("button", { name: "Copy the command" }).waitFor();
  // Without access to the clipboard, the story shows its URL.
  await story.getByRole("button", { name: "Copy link to this story" }).click();
  await story.getByText(/^Copied$|\/\?story$/).waitFor();
}

/** Lets the story perform all of its steps. The URL of the page sets no pause between them. */
export async function letStoryPlay(page: Page): Promise<void> {
  const story = page.getByRole("complementary", { name: "Guided story" });
  await story.getByRole("button", { name: "Play all" }).click();
  // Compares texts, so that a failure prints the step and its status.
  await expect.poll(() => story.innerText(), { timeout: 40_000 }).toContain("All of this runs inside your own product");
  await page.getByRole("button", { name: "Signed in as Amara Okafor" }).waitFor();
}

/** Adds two amounts with two decimal places. */
function addCents(one: string, other: string): string {
  const cents = [one, other].map((amount) => BigInt(amount.replaceAll(/[,.]/g, "")));
  const sum = String(cents.reduce((total, amount) => total + amount, 0n)).padStart(3, "0");
  return `${sum.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${sum.slice(-2)}`;
}

async function storeSecret(page: Page): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: /Store the (new )?signing secret/ });
  await dialog.getByRole("button", { name: "Show" }).click();
  const secret = await dialog.locator("code").first().innerText();
  expect(secret).toMatch(/^whsec_/);
  await tabTo(page, /stored/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Done|Close/);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

async function backToStory(page: Page, name: string): Promise<void> {
  await page.keyboard.press("p");
  await waitForFocus(page, name);
}

function readBalances(page: Page): Promise<string> {
  return page.getByRole("main").locator(".pk-BalanceOverview").innerText();
}
