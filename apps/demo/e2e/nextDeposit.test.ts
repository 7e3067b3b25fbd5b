import { expect, onTestFinished, test } from "vitest";
import { simulateDeposit } from "./callDemo.ts";
import { openAs } from "./openAs.ts";
import { startDemo } from "./startDemo.ts";

// Regression: each deposit added a history entry, so that closing the second one reopened the one that had just been submitted.
test("behaviour: closing the next deposit on hold leads back to the queue", { timeout: 60_000 }, async () => {
  const backEnd = await startDemo();
  onTestFinished(() => backEnd.stop());
  const page = await openAs({ backEnd, person: "amara" });
  await simulateDeposit(page);
  await page.goto(`${backEnd.origin}/compliance`);
  const pathOf = () => new URL(page.url()).pathname;

  await page.getByRole("button", { name: /^Add sender of the deposit of 451.51/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Sender name/ }).fill("Sahel Textiles Ltd");
  await dialog.getByRole("combobox", { name: /^Sender country/ }).fill("Ghana");
  await page.getByRole("option", { name: "Ghana" }).click();
  const first = pathOf();
  await dialog.getByRole("button", { name: "Submit sender" }).click();
  await dialog.getByRole("button", { name: "Next deposit" }).click();
  await dialog.getByRole("textbox", { name: /^Sender name/ }).waitFor();
  expect(pathOf()).not.toBe(first);
  expect(pathOf()).toMatch(/^\/compliance\/./);

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(pathOf).toBe("/compliance");
  await page.context().close();
});
