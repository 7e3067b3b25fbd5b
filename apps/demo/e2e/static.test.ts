import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser.ts";
import { callDemo, simulateDeposit } from "./callDemo.ts";
import { become, openAs, signIn } from "./openAs.ts";
import { type StartedStaticDemo, startStaticDemo } from "./startStaticDemo.ts";

/** Parts of the responses that the tests read. */
interface Body {
  readonly data: readonly { readonly id: string }[] & { readonly withdrawal_quote_id: string };
  readonly error: { readonly details: { readonly approval_id: string } };
}

// Tests only the back end in the browser. Other files test the behaviour that both back ends share.
let demo: StartedStaticDemo;

beforeAll(async () => {
  demo = await startStaticDemo();
});

afterAll(async () => {
  await demo?.stop();
});

test("behaviour: a deep link opens on a plain file host", async () => {
  const page = await browser.newPage();
  await page.goto(`${demo.origin}/compliance`);
  await signIn(page, "amara");
  await page.getByRole("heading", { level: 1, name: "Compliance" }).waitFor();
  expect(await page.title()).toBe("Compliance · Harmattan Pay");
  await page.close();
});

test("behaviour: changes survive a reload, appear in another tab and can be reset", async () => {
  const page = await openAs({ backEnd: demo, person: "amara" });
  await simulateDeposit(page);
  await page.goto(`${demo.origin}/compliance`);
  await page.getByRole("main").getByText("451.51").first().waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${demo.origin}/compliance`);
  await tab.getByRole("main").getByText("451.51").first().waitFor();
  await tab.goto(`${demo.origin}/?present`);
  await tab.getByRole("button", { name: "Start over" }).click();
  await tab.getByText("Start over: done").waitFor();
  await tab.goto(`${demo.origin}/compliance`);
  // The one that the demo opens with.
  await tab.getByText("1 deposit needs sender information").waitFor();
  expect(await tab.getByText("451.51").count()).toBe(0);
  await page.context().close();
});

test("behaviour: a payment that waits for approval survives a restart of the service worker", async () => {
  const page = await openAs({ backEnd: demo, person: "amara" });
  const call = async (method: "GET" | "POST", path: string, body?: unknown) =>
    (await callDemo({ page, method, path: `/partner-kit${path}`, ...(body !== undefined && { body }) })).body as Body;
  const { data: recipients } = await call("GET", "/partner/wallets/recipients?type=fiat");
  const payment = { recipient_id: recipients[0]?.id, amount: "1250000", currency: "NGN" };
  const { data: quote } = await call("POST", "/partner/wallets/withdrawals/quotes", payment);
  const { error } = await call("POST", "/partner/wallets/withdrawals", {
    withdrawal_quote_id: quote.withdrawal_quote_id,
    idempotency_key: crypto.randomUUID(),
  });
  await demo.restart(page);
  await become(page, "kwame");
  const { data } = await call("POST", `/kit/approvals/${error.details.approval_id}/approve`, {});
  expect(data).toMatchObject({ status: "executed" });
  await page.context().close();
});

test("behaviour: an open form keeps its values when a new version of the service worker is installed", async () => {
  const page = await openAs({ backEnd: demo, person: "amara" });
  await page.goto(`${demo.origin}/recipients`);
  await page.getByRole("button", { name: "Add recipient" }).click();
  const label = page.getByRole("textbox", { name: /^Label/ });
  await label.fill("Jos Tin Works");
  demo.release("Another version.");
  // The old worker can stay active for minutes while its stream is open, so either version may respond next.
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true });
    });
    await registration.update();
    const next = await found;
    if (next?.state === "installing")
      await new Promise((resolve) => {
        next.addEventListener("statechange", resolve, { once: true });
      });
    return next?.state;
  });
  expect(["installed", "activating", "activated"]).toContain(state);
  expect(await label.inputValue()).toBe("Jos Tin Works");
  expect(await callDemo({ page, method: "GET", path: "/partner-kit/kit/session" })).toMatchObject({ status: 200 });
  await page.context().close();
});
