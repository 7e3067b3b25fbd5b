import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { openAs } from "./openAs.ts";

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await backEnds["three processes"]();
});

afterAll(async () => {
  await backEnd?.stop();
});

test("behaviour: on a phone, the price at the lower edge leads to the form and sets its side", async () => {
  const look = { browser: { viewport: { width: 360, height: 780 } } };
  const page = await openAs({ backEnd, person: "amara", look });
  await page.goto(`${backEnd.origin}/markets/BTC-USD`);
  const sell = page.locator(".app-pair-bar").getByRole("button", { name: /^Sell \d/ });
  await sell.waitFor();
  const box = await sell.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
  await sell.click();
  expect(await page.getByRole("radio", { name: "Sell" }).isChecked()).toBe(true);
  const amount = page.getByRole("textbox", { name: "Amount in BTC" });
  expect(await amount.evaluate((element) => element === document.activeElement)).toBe(true);
  await sell.waitFor({ state: "hidden" });
  await page.context().close();
});
