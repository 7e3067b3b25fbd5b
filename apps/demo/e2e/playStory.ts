import type { Page } from "playwright";
import { expect } from "vitest";
import { tabTo, waitForFocus } from "./keyboard.ts";

export interface PlayStoryParameters {
  readonly page: Page;
  /** Webhook URL of the bookkeeping. */
  readonly bookkeepingUrl: string;
}

/**
 * Completes all steps of the guided story by keyboard and checks what the screens show.
 * Returns the signing secrets that the page showed.
 */
export async function playStory({ page, bookkeepingUrl }: PlayStoryParameters): Promise<readonly string[]> {
  const { keyboard } = page;
  const main = page.getByRole("main");
  const story = page.getByRole("complementary", { name: "Guided story" });
  // Compares texts, so that a failure prints the status of the story.
  const waitUntilDone = () =>
    expect.poll(() => story.getByRole("status").innerText(), { timeout: 20_000 }).toBe("Confirmed by the service.");
  const press = async (name: string) => {
    await waitForFocus(page, name);
    await keyboard.press("Enter");
  };
  const next = async (step: number) => {
    await waitUntilDone();
    await press("Next");
    await story.getByText(`Step ${step} of 10`).waitFor();
  };

  await press("Start from a fresh account");
  await next(2);

  const before = await readBalances(page);
  await press("Let the deposit arrive");
  await next(3);

  await main.getByText("451.51").first().waitFor();
  await next(4);

  // Uses the sender form instead of the story's button.
  await waitForFocus(page, "Answer: Sahel Textiles, Ghana");
  await tabTo(page, /^Answer/, "Shift+Tab");
  await keyboard.press("Tab");
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
  await tabTo(page, "Submit");
  await keyboard.press("Enter");
  await form.getByText("Sender information submitted").waitFor();
  await keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await backToStory(page, "Next");
  await next(5);

  await press("Let ten minutes pass");
  await waitUntilDone();
  await expect.poll(() => readBalances(page), { timeout: 10_000 }).not.toBe(before);
  await next(6);

  await press("Open BTC/USD with 0.0206");
  await waitForFocus(page, "Amount in BTC");
  await keyboard.press("Enter");
  await main.getByRole("button", { name: "Accept quote" }).waitFor();
  await tabTo(page, "Accept quote");
  await keyboard.press("Enter");
  await main.getByText("Partly filled. The rest found no match and was cancelled.").waitFor();
  await next(7);

  await page.getByRole("button", { name: "Add endpoint" }).waitFor();
  await tabTo(page, "Add endpoint");
  await keyboard.press("Enter");
  await tabTo(page, /^URL/);
  await keyboard.type(bookkeepingUrl);
  await tabTo(page, /deposit\.success/);
  await keyboard.press("Space");
  await tabTo(page, /^(Create|Add|Save) endpoint/);
  await keyboard.press("Enter");
  const secret = await storeSecret(page);
  await backToStory(page, "Next");
  await next(8);

  await tabTo(page, new RegExp(`^Actions for ${bookkeepingUrl}`));
  await keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Rotate secret" }).waitFor();
  await keyboard.press("r");
  await keyboard.press("Enter");
  await page.getByRole("alertdialog", { name: "Rotate the signing secret?" }).waitFor();
  await tabTo(page, "Rotate secret");
  await keyboard.press("Enter");
  const rotated = await storeSecret(page);
  await main.getByText("Two secrets are valid until").waitFor();
  await backToStory(page, "Next");
  await next(9);

  await press("Break it, send an event, let six minutes pass");
  await waitUntilDone();
  // The word boundaries prevent a match within the endpoint's port.
  await main
    .getByText(/\b503\b/)
    .first()
    .waitFor();
  await next(10);

  await press("Sign in as Leïla");
  await waitUntilDone();
  await page.getByRole("button", { name: "Signed in as Leïla Diallo" }).waitFor();
  const add = main.getByRole("button", { name: "Add recipient" });
  await add.and(page.locator("[aria-disabled=true]")).waitFor();
  return [secret, rotated];
}

async function storeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole("alertdialog", { name: /Store the (new )?signing secret/ });
  await dialog.getByRole("button", { name: "Show" }).click();
  const secret = await dialog.locator("code").first().innerText();
  expect(secret).toMatch(/^whsec_/);
  await tabTo(page, /stored/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Done|Close/);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  return secret;
}

async function backToStory(page: Page, name: string): Promise<void> {
  await page.keyboard.press("p");
  await waitForFocus(page, name);
}

function readBalances(page: Page): Promise<string> {
  return page.getByRole("main").locator(".pk-BalanceOverview").innerText();
}
