import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { control } from "./callDemo.ts";
import { become, openAs, signIn, signOut } from "./openAs.ts";

// The page keeps a quote, so one back end is enough.
describe("three processes", () => {
  const { "three processes": start } = backEnds;
  let backEnd: BackEnd;
  let page: Page;

  beforeAll(async () => {
    backEnd = await start();
    page = await openAs({ backEnd, person: "amara" });
  });

  afterAll(async () => {
    await page?.context().close();
    await backEnd?.stop();
  });

  test("behaviour: the quote form reports that permissions cannot be read, and does not blame the role", async () => {
    const prepare = (context: BrowserContext) => context.addInitScript(failToReadSession);
    const own = await openAs({ backEnd, person: "amara", prepare });
    onTestFinished(() => own.context().close());
    await own.goto(`${backEnd.origin}/markets/BTC-USD`);
    await own
      .getByText("We can’t check your permissions right now")
      .filter({ visible: true })
      .waitFor({ timeout: 20_000 });
    expect(await own.getByText(/^You need permission to create trades/).count()).toBe(0);
  });

  test("behaviour: a quote with unknown outcome can be accepted again after leaving the screen and returning", {
    timeout: 60_000,
  }, async () => {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(`${backEnd.origin}/markets/BTC-USD`);
    await page.getByRole("textbox", { name: "Amount in BTC" }).fill("0.01");
    await page.keyboard.press("Enter");
    const quote = page.getByRole("region", { name: /^Accept(ed)? quote/ });
    await quote.waitFor();
    const id = await quote.locator("code").innerText();
    await become(page, "leila");
    await page.keyboard.press("Escape");
    await quote.waitFor({ state: "detached" });
    await become(page, "amara");
    await page.keyboard.press("Escape");
    await quote.waitFor();
    await page.getByRole("radio", { name: "Sell" }).check({ force: true });
    await quote.waitFor({ state: "detached" });
    await page.getByRole("radio", { name: "Buy" }).check({ force: true });
    await control(page, "faults", { operation: "acceptQuote", reset: true });
    await quote.getByRole("button", { name: "Accept quote" }).click();
    await quote.getByText("We couldn’t confirm your order").waitFor({ timeout: 20_000 });
    await control(page, "faults", { clear: true });
    await page.getByRole("link", { name: "Recipients", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
    await page.goBack();
    await quote.getByText("We couldn’t confirm your order").waitFor();
    expect(asked).toEqual([]);
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    expect(await quote.locator("code").innerText()).toBe(id);
    await quote.getByText("We couldn’t confirm your order").waitFor();
    await quote.getByRole("button", { name: "Check again" }).click();
    await quote.getByText("Quote accepted").waitFor();
    await page.reload();
    await page.getByRole("textbox", { name: "Amount in BTC" }).waitFor();
    expect(await quote.count()).toBe(0);
  });

  test("behaviour: a quote with unknown outcome is restored after a sign-out, but only for the same person", {
    timeout: 60_000,
  }, async () => {
    const own = await openAs({ backEnd, person: "amara" });
    own.on("dialog", (dialog) => void dialog.accept());
    const quote = own.getByRole("region", { name: /^Accept(ed)? quote/ });
    const request = own.getByRole("button", { name: "Request quote" });
    await own.goto(`${backEnd.origin}/markets/ETH-USD`);
    await own.getByRole("textbox", { name: "Amount in ETH" }).fill("0.2");
    await own.keyboard.press("Enter");
    await quote.waitFor();
    await own.goto(`${backEnd.origin}/markets/BTC-USD`);
    const amount = own.getByRole("textbox", { name: "Amount in BTC" });
    await amount.fill("0.01");
    await own.keyboard.press("Enter");
    await quote.waitFor();
    const id = await quote.locator("code").innerText();
    await control(own, "faults", { operation: "acceptQuote", reset: true });
    await quote.getByRole("button", { name: "Accept quote" }).click();
    await quote.getByText("We couldn’t confirm your order").waitFor({ timeout: 20_000 });
    await control(own, "faults", { clear: true });
    await signOut(own);
    await signIn(own, "leila");
    await own.goto(`${backEnd.origin}/markets/BTC-USD`);
    await amount.waitFor();
    expect(await amount.inputValue()).toBe("");
    expect(await quote.count()).toBe(0);
    await signOut(own);
    await signIn(own, "amara");
    // The page does not restore a quote that was never accepted.
    await own.goto(`${backEnd.origin}/markets/ETH-USD`);
    await own.getByRole("textbox", { name: "Amount in ETH" }).waitFor();
    expect(await quote.count()).toBe(0);
    await own.goto(`${backEnd.origin}/markets/BTC-USD?side=sell&amount=7`);
    await quote.waitFor();
    expect(await quote.locator("code").innerText()).toBe(id);
    await quote.getByText("We couldn’t confirm your order").waitFor();
    // The page blocks a second order while the outcome of the first is unknown.
    expect(await request.getAttribute("aria-disabled")).toBe("true");
    await quote.getByRole("button", { name: "Check again" }).click();
    await quote.getByText("Quote accepted").waitFor();
    await expect.poll(() => request.getAttribute("aria-disabled")).toBeNull();
    await signOut(own);
    expect(await own.evaluate(() => sessionStorage.length)).toBe(0);
    await own.context().close();
  });
});

/** Runs in the page, so that it also affects requests that a service worker handles. */
function failToReadSession(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Request(input, init).url.endsWith("/kit/session")
      ? Promise.reject(new TypeError("fetch failed"))
      : fetch(input, init);
}
