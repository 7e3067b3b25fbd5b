import type { Request } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { backEnds } from "./backEnds.ts";
import { openAs } from "./openAs.ts";

test.each(Object.entries(backEnds))(
  "behaviour: ten tabs share one stream, and another tab opens a new one when its owner closes (%s)",
  { timeout: 90_000 },
  async (_, start) => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const context = (await openAs({ backEnd, person: "amara" })).context();
    for (const page of context.pages()) await page.close();
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
        await tab.goto(`${backEnd.origin}/markets`);
        return tab;
      }),
    );
    for (const tab of tabs)
      await tab.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
    expect(open.size).toBe(1);
    expect(most).toBe(1);

    const [stream] = open;
    const leader = tabs.find((tab) => tab === stream?.frame().page());
    await leader?.close();
    const others = tabs.filter((tab) => tab !== leader);
    expect(others).toHaveLength(9);
    await expect.poll(() => open.size, { timeout: 15_000 }).toBe(1);
    for (const tab of others)
      await tab.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 15_000 });
    await context.close();
  },
);
