import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { openAs } from "./openAs.ts";
import { openScreen } from "./screens.ts";
import { startDemo } from "./startDemo.ts";

let demo: BackEnd;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(() => demo?.stop());

test("behaviour: a first load of the overview reads what its parts read, and nothing twice", async () => {
  const page = await openAs({ backEnd: demo, person: "amara" });
  await openScreen(page, `${demo.origin}/developers`);
  const isComplete = () =>
    page
      .getByText(/^\d+ trades$/)
      .first()
      .waitFor();
  const later = await recordReads(page, async () => {
    await page.getByRole("link", { name: "Overview" }).first().click();
    await isComplete();
  });
  const elsewhere = await recordReads(page, () => openScreen(page, `${demo.origin}/developers`));
  const first = await recordReads(page, async () => {
    await page.goto(demo.origin);
    await isComplete();
  });
  expect(first.length).toBeGreaterThan(5);
  // The application read what every screen needs before it showed the screen of the developers.
  const known = new Set([...later, ...elsewhere]);
  expect(first.filter((address) => !known.has(address))).toEqual([]);
  expect(first.filter((address, index) => first.indexOf(address) !== index)).toEqual([]);
  await page.context().close();
});

/** The addresses that the page reads from the proxy until the overview or another screen is complete. */
async function recordReads(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on("request", record);
  await act();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("load");
  await page.waitForFunction(() => !document.querySelector("main :is([aria-busy=true], [data-status=loading])"));
  await page.waitForFunction(() => !document.querySelector("main .app-trend:empty"));
  page.off("request", record);
  return addresses.toSorted();

  function record(request: { url: () => string; method: () => string }): void {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/partner-kit/")) addresses.push(pathname + search);
  }
}
