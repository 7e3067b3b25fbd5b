import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser.ts";
import { callDemo } from "./callDemo.ts";
import { readKey } from "./readKey.ts";
import { type StartedProcess, startProcess } from "./startProcess.ts";

const started = Date.now();
let service: StartedProcess;
let demo: StartedProcess;
let origin: string;
let key: string;
let userId: string;
let page: Page;

// A separate emulator acts as the staging service. The demo starts with the variables that a partner sets for staging.
beforeAll(async () => {
  service = await startProcess({ script: "packages/mock/dist/cli.js", args: ["--port", "0"] });
  const baseUrl = String(service.ready["listening"]);
  key = readKey(service, "default");
  demo = await startProcess({
    script: ".tooling/start.mjs",
    env: { PORT: "0", PARTNER_KIT_BASE_URL: baseUrl, PARTNER_KIT_API_KEY: key },
  });
  origin = String(/http:\S+(?=\/)/.exec(String(demo.ready["line"])));
  const state = await fetch(baseUrl.replace(/v1$/, "_mock/state")).then((answer) => answer.json());
  userId = String(state.data.user_id);
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
}, 120_000);

afterAll(async () => {
  await demo?.stop();
  await service?.stop();
});

test("behaviour: the header shows the staging label, and the page hides emulator-only controls", async () => {
  await page.goto(`${origin}/?present`);
  await page.getByRole("button", { name: /Amara Okafor/ }).click();
  await page.getByText("Nigerian Naira").first().waitFor();
  expect(await page.locator("[data-back-end]").innerText()).toBe("Staging service");
  expect(await page.getByText("Presenter").count()).toBe(0);
  await page.keyboard.press("p");
  const story = page.getByRole("complementary", { name: "Guided story" });
  await story.getByRole("button", { name: "Keep this account" }).click();
  await story.getByText("Waiting for Tamarind").waitFor();
  expect(await story.getByRole("button", { name: "Let the deposit arrive" }).count()).toBe(0);
});

test("behaviour: the simulator creates a deposit, and the service puts it on hold", async () => {
  await page.keyboard.press("s");
  const simulator = page.getByRole("complementary", { name: "Simulator" });
  await simulator.getByRole("textbox", { name: /^Test user/ }).fill(userId);
  await simulator.getByText("Your own values").click();
  const deposit = simulator.getByRole("form", { name: /stablecoin deposit/i });
  await deposit.getByRole("textbox", { name: /^Amount/ }).fill("451.51");
  await deposit.getByRole("button", { name: "Simulate deposit" }).click();
  await deposit.getByRole("term").first().waitFor();
  await simulator.getByRole("button", { name: "Close" }).click();
  await page.goto(`${origin}/compliance`);
  await page.getByRole("main").getByText("451.51").first().waitFor();
  expect(await page.getByRole("button", { name: /^Add sender of the deposit of 451.51/ }).count()).toBe(1);
});

test("behaviour: the price history starts with the proxy's first sample", async () => {
  const query = "pair_id=BTC-USD&step=60";
  const { body } = await callDemo({ page, method: "GET", path: `/partner-kit/kit/ticker-history?${query}` });
  const { data } = body as { readonly data: { readonly sampled_since: string } };
  expect(Date.parse(data.sampled_since)).toBeGreaterThan(started - 60_000);
});

test("behaviour: no process prints the key, and the start command exits cleanly on SIGTERM", async () => {
  expect(demo.output()).not.toContain(key);
  expect(await demo.stop()).toBe(0);
});
