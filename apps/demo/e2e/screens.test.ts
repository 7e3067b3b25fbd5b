import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { type BackEndName, backEnds } from "./backEnds.ts";
import { browser } from "./browser.ts";
import { simulateDeposit } from "./callDemo.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { waitForFocus } from "./keyboard.ts";
import { openAs } from "./openAs.ts";
import { darkArabic, type Look, looks, openScreen, type ScreenName, screens } from "./screens.ts";
import { silenceStream } from "./silenceStream.ts";

/** Content of each loaded screen, the same in every language. */
const content: Readonly<Record<ScreenName, string>> = {
  overview: "text=451.51",
  markets: "text=BTC",
  pair: "text=BTC/USD",
  trade: "text=BTC",
  orders: ".pk-OrderList tbody:not([aria-hidden]) tr",
  pay: ".pk-WithdrawalForm [name=amount]",
  payMany: ".pk-BatchPayment [data-part=file] button",
  transactions: "text=451.51",
  recipients: "text=Kano Grain Traders",
  compliance: "text=451.51",
  approvals: "text=0",
  webhooks: "text=partner-kit/kit/webhook",
  developers: ".app-permissions",
};

/** Both back ends serve the same page. One is tested in light and on a phone, the other in a dark and right-to-left look. */
const looksOf: Readonly<Record<BackEndName, Readonly<Record<string, Look>>>> = {
  "three processes": { light: looks.light, phone: looks.phone },
  "inside the browser": { "dark and arabic": darkArabic },
};

describe.each(Object.entries(backEnds))("%s", (name, start) => {
  let backEnd: BackEnd;

  beforeAll(async () => {
    backEnd = await start();
  });

  afterAll(() => backEnd?.stop());

  test("behaviour: the sign-in has no accessibility violations", async () => {
    const page = await browser.newPage();
    await page.goto(backEnd.origin);
    await page.getByRole("button", { name: /Amara Okafor/ }).waitFor();
    await expectAccessible(page);
    await page.close();
  });

  describe.each(Object.entries(looksOf[name as BackEndName]))("%s", (_, look) => {
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      page = await openAs({ backEnd, person: "amara", look, prepare: silenceStream });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await simulateDeposit(page);
    });

    afterAll(() => page?.context().close());

    test.each(Object.entries(screens))(
      "behaviour: %s opens by its URL, shows its content and has no accessibility violations",
      async (screen, path) => {
        await openScreen(page, backEnd.origin + path);
        await page
          .locator(content[screen as ScreenName])
          .first()
          .waitFor();
        const heading = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
        expect(await page.title()).toBe(`${heading} · Harmattan Pay`);
        expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
      },
    );

    // Regression: it wrapped beside the title, and on phones it looked like a part of it.
    test("behaviour: one line above the transactions says which withdrawals wait for approval", async () => {
      await openScreen(page, backEnd.origin + screens.transactions);
      const line = page.locator(".app-waiting-line");
      expect(await line.innerText()).toMatch(/2.*5,335,500\.00.NGN/);
      expect(await line.getAttribute("href")).toBe("/approvals");
      const [box, list] = [await line.boundingBox(), await page.locator(".app-list").boundingBox()];
      expect(box?.width).toBe(list?.width);
      // A line of text in a target for a finger, and on phones the link below it, which the line has no room for.
      expect(box?.height).toBeLessThan((list?.width ?? 0) < 480 ? 60 : 48);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(list?.y ?? 0);
    });
  });
});

describe("drawers and dialogs", () => {
  let backEnd: BackEnd;
  let page: Page;

  beforeAll(async () => {
    backEnd = await backEnds["three processes"]();
    page = await openAs({ backEnd, person: "amara", look: looks.dark });
    await simulateDeposit(page);
  });

  afterAll(async () => {
    await page?.context().close();
    await backEnd?.stop();
  });

  const press = async (keys: string) => {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
  };
  const click = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const nothing = async () => undefined;
  const over: Readonly<Record<string, { readonly path: string; readonly open: () => Promise<void> }>> = {
    "markets in dollars": { path: "/markets?quote=USD", open: nothing },
    "the webhook history": { path: "/webhooks/history", open: nothing },
    "the simulator": { path: "/", open: () => press("s") },
    "display settings": { path: "/", open: () => press(",") },
    "keyboard shortcuts": { path: "/", open: () => press("?") },
    "the person": { path: "/", open: () => click(/Signed in as/) },
    "the guided story": { path: "/?story", open: nothing },
    "the presenter's panel": { path: "/?present", open: nothing },
    "a new recipient": { path: "/recipients", open: () => click("Add recipient") },
    "a new endpoint": { path: "/webhooks", open: () => click("Add endpoint") },
    "a held deposit": { path: "/compliance", open: () => click(/^Add sender/) },
    "a quote": { path: "/markets/BTC-USD?amount=0.0206", open: () => press("Enter") },
  };

  test.each(Object.entries(over))("behaviour: %s has no accessibility violations", async (_, { path, open }) => {
    await openScreen(page, backEnd.origin + path);
    if (path.startsWith("/markets/")) await page.getByRole("textbox", { name: "Amount in BTC" }).focus();
    await open();
    await page.waitForFunction(() => !document.querySelector(":is([aria-busy=true], [data-status=loading])"));
    await expectAccessible(page);
  });
});

describe.each(Object.entries(backEnds))("%s", (_, start) => {
  test("behaviour: keyboard shortcuts open screens, and the back button returns", async () => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ backEnd, person: "amara" });
    expect(await page.locator("[data-back-end]").innerText()).toBe(backEnd.badge);
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await page.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Recipients");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await waitForFocus(page, "Keyboard shortcuts");
    await page.keyboard.press("Escape");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();

    // The tabs change the URL but keep the state of the screen.
    await page.keyboard.press("g");
    await page.keyboard.press("w");
    await page.getByRole("tab", { name: "Endpoints" }).focus();
    await page.keyboard.press("ArrowRight");
    await waitForFocus(page, "History");
    expect(new URL(page.url()).pathname).toBe("/webhooks/history");
    const list = page.getByRole("combobox", { name: "Show" });
    await list.selectOption("events");
    await page.getByRole("tab", { name: "Endpoints" }).click();
    await page.getByRole("tab", { name: "History" }).click();
    expect(await list.inputValue()).toBe("events");
    // The demo opens with one deposit on hold.
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    const answer = page.getByRole("button", { name: /^Add sender of the deposit/ });
    await answer.press("Enter");
    await page.getByRole("textbox", { name: /^Sender name/ }).waitFor();
    await waitForFocus(page, "Sender name");
    await page.keyboard.press("Escape");
    await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/compliance");
    await page.goBack();
    await page.getByRole("tab", { name: "History" }).waitFor();

    // A click anywhere in a row opens its market. Going back restores the filter and the focus.
    await page.getByRole("link", { name: "Markets", exact: true }).click();
    await page.getByRole("radio", { name: "USD", exact: true }).check();
    await page.locator("[data-pair=SOL-USD] td").nth(2).click();
    await page.getByRole("heading", { level: 1, name: "SOL/USD" }).waitFor();
    await page.goBack();
    await waitForFocus(page, "SOL/USD");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "All markets" }).click();
    await page.getByRole("radio", { name: "USD", exact: true, checked: true }).waitFor();
    await page.context().close();
  });
});
