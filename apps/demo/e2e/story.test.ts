import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { backEnds } from "./backEnds.ts";
import { openAs } from "./openAs.ts";
import { playStory } from "./playStory.ts";
import { readKept } from "./readKept.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});

afterAll(() => browser?.close());

test.each(Object.entries(backEnds))(
  "behaviour: the guided story by keyboard, and what the first run did counts for nothing in the second (%s)",
  { timeout: 120_000 },
  async (_, start) => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ browser, backEnd, person: "amara" });
    await page.goto(`${backEnd.origin}/?story`);
    const secrets = await playStory({ page, bookkeepingUrl: `${backEnd.origin}/app/bookkeeping/webhook` });
    // Each was in the page, once, and nothing of it stays.
    expect(new Set(secrets).size).toBe(2);
    const kept = await readKept(page);
    for (const secret of secrets) expect(kept).not.toContain(secret);
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
    await page.context().close();
  },
);
