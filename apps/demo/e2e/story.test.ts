import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { playStory } from "./playStory.ts";
import { type StartedDemo, signIn, startDemo } from "./startDemo.ts";

let demo: StartedDemo;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  demo = await startDemo();
  browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, demo.origin, "amara");
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

test("behaviour: the guided story by keyboard, and what the first run did counts for nothing in the second", {
  timeout: 120_000,
}, async () => {
  const bookkeepingUrl = `${demo.origin}/app/bookkeeping/webhook`;
  await page.goto(`${demo.origin}/?story`);
  await playStory({ page, bookkeepingUrl });
  const story = page.getByRole("complementary", { name: "Guided story" });
  for (const name of ["Start over", "Start from a fresh account", "Next"]) {
    await story.getByRole("button", { name }).click();
  }
  for (const name of ["Skip", "Next", "Skip", "Skip"]) {
    await story.getByText("Done: the service says so.").waitFor({ state: "detached" });
    await story.getByRole("button", { name }).click();
  }
  await story.getByText("Step 6 of 10").waitFor();
  expect(await story.getByRole("status").innerText()).toBe("");
});
