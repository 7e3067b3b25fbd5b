import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { browser } from "./browser.ts";
import { callDemo, simulateDeposit } from "./callDemo.ts";
import { become, openAs, type PersonName, signIn } from "./openAs.ts";

/** An action that not every role may perform: its screen, its control and the path that it requests. */
interface Deed {
  readonly screen: string;
  readonly find: (page: Page) => Promise<Locator>;
  readonly path: string;
}

const deeds: Readonly<Record<string, Deed>> = {
  "keep recipients": {
    screen: "/recipients",
    find: async (page) => page.getByRole("button", { name: "Add recipient" }),
    path: "/partner/wallets/recipients",
  },
  "manage webhooks": {
    screen: "/webhooks",
    // Without the permission to view endpoints, the page shows only the reason.
    find: async (page) =>
      page.getByRole("button", { name: "Add endpoint" }).or(page.getByText("You don’t have access to this")),
    path: "/partner/webhooks",
  },
  "ask for quotes": {
    screen: "/markets/BTC-USD?amount=0.0206",
    find: async (page) => page.getByRole("button", { name: "Request quote" }),
    path: "/partner/exchange/quotes",
  },
  "answer about deposits": {
    screen: "/compliance",
    async find(page) {
      await page
        .getByRole("button", { name: /^Add sender of the deposit/ })
        .first()
        .click();
      return page.getByRole("dialog").getByRole("button", { name: "Submit sender" });
    },
    path: "/partner/wallets/crypto/deposits/unknown/travel-rule",
  },
  "run simulations": {
    screen: "/",
    async find(page) {
      await page.getByRole("button", { name: "Simulator" }).first().click();
      const simulator = page.getByRole("complementary", { name: "Simulator" });
      await simulator.getByText("Your own values").click();
      const form = simulator.getByRole("form", { name: "Bank deposit" });
      return form.getByRole("button", { name: "Simulate deposit" });
    },
    path: "/simulate/fiat/deposits",
  },
};

const all = Object.keys(deeds);
const roles: readonly (readonly [PersonName, readonly string[]])[] = [
  ["amara", all],
  ["kwame", ["keep recipients", "answer about deposits"]],
  ["leila", []],
];

describe.each(Object.entries(backEnds))("%s", (_, start) => {
  let backEnd: BackEnd;

  beforeAll(async () => {
    backEnd = await start();
  });

  afterAll(() => backEnd?.stop());

  test("behaviour: every screen requires a sign-in, which signs in the chosen person", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${backEnd.origin}/recipients`);
    await page.getByRole("button", { name: /Leïla Diallo/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked).toContain("/app/info");
    expect(asked.filter((path) => path.startsWith("/partner-kit/"))).toEqual([]);
    expect(await callDemo({ page, method: "GET", path: "/partner-kit/kit/session" })).toMatchObject({ status: 401 });
    await signIn(page, "leila");
    await page.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
    expect(await page.title()).toBe("Recipients · Harmattan Pay");
    await context.close();
  });

  test.each(roles)(
    "behaviour: actions that %s may not perform are disabled with a reason, and the server rejects them",
    {
      timeout: 60_000,
    },
    async (person, may) => {
      const page = await openAs({ backEnd, person: "amara" });
      await simulateDeposit(page);
      await become(page, person);
      for (const [deed, { screen, find, path }] of Object.entries(deeds)) {
        const expected = may.includes(deed) ? "on" : "off, with a reason";
        await page.goto(backEnd.origin + screen);
        const control = await find(page);
        await expect.poll(() => readState(control), { message: deed, timeout: 10_000 }).toBe(expected);
        const { status } = await callDemo({ page, method: "POST", path: `/partner-kit${path}`, body: {} });
        // An empty body changes nothing. Permitted requests fail with a status other than 403.
        expect([deed, status === 403]).toEqual([deed, !may.includes(deed)]);
      }
      await page.context().close();
    },
  );

  test("behaviour: an open form keeps its values when the session ends and the person signs in again", async () => {
    const page = await openAs({ backEnd, person: "kwame" });
    await page.clock.install();
    await page.goto(`${backEnd.origin}/recipients`);
    await page.getByRole("button", { name: "Add recipient" }).click();
    const label = page.getByRole("textbox", { name: /^Label/ });
    await label.fill("Jos Tin Works");
    const tab = await page.context().newPage();
    await tab.goto(`${backEnd.origin}/developers`);
    expect(await callDemo({ page: tab, method: "DELETE", path: "/app/session" })).toMatchObject({ status: 200 });
    await tab.close();
    await page.clock.fastForward("02:00");
    // The browser sends this event when the operator returns to the tab.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    const again = page.getByRole("dialog", { name: "Sign in" });
    await again.waitFor({ timeout: 20_000 });
    await again.getByRole("button", { name: /Kwame Mensah/ }).click();
    await again.waitFor({ state: "detached" });
    expect(await label.inputValue()).toBe("Jos Tin Works");
    await page.context().close();
  });
});

function readState(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    if (element.matches("button:not([aria-disabled=true])")) return "on";
    if (!element.matches("button")) return "off, with a reason";
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    const reason = ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
    return reason.trim() === "" ? "off" : "off, with a reason";
  });
}
