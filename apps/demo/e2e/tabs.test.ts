import { type Browser, chromium, type Request } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { type StartedDemo, signIn, startDemo } from "./startDemo.ts";

let demo: StartedDemo;
let browser: Browser;

beforeAll(async () => {
  demo = await startDemo();
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

test("behaviour: ten tabs have one stream, and another when the tab that had it closes", {
  timeout: 90_000,
}, async () => {
  const context = await browser.newContext();
  await signIn(context, demo.origin, "amara");
  const open = new Set<Request>();
  let most = 0;
  context.on("request", (request) => {
    if (!request.url().endsWith("/kit/live")) return;
    open.add(request);
    most = Math.max(most, open.size);
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  const tabs = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const tab = await context.newPage();
      await tab.goto(`${demo.origin}/markets`);
      return tab;
    }),
  );
  for (const tab of tabs) await tab.getByText("Live", { exact: true }).waitFor({ timeout: 30_000 });
  expect(open.size).toBe(1);
  expect(most).toBe(1);

  const [stream] = open;
  const leader = tabs.find((tab) => tab === stream?.frame().page());
  await leader?.close();
  const others = tabs.filter((tab) => tab !== leader);
  expect(others).toHaveLength(9);
  await expect.poll(() => open.size, { timeout: 15_000 }).toBe(1);
  for (const tab of others) await tab.getByText("Live", { exact: true }).waitFor({ timeout: 15_000 });
  await context.close();
});
