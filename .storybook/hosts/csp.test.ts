import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../.tooling/browser.mjs";
import { type ServedPage, servePage } from "./servePage.ts";

const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

let served: ServedPage;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([
    servePage({
      root: fileURLToPath(new URL("stories/", import.meta.url)),
      headers: { "content-security-policy": policy },
    }),
    chromium.launch(launchOptions()),
  ]);
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test("behaviour: no component violates a strict policy, including its interactions", { timeout: 280_000 }, async () => {
  const pages = await Promise.all(Array.from({ length: 3 }, openPage));
  const stories = await pages[0]?.page.evaluate(() => window.stories.listStories());
  expect(stories?.length).toBeGreaterThan(100);
  const waiting = [...(stories ?? [])];
  const broken: string[] = [];
  const endedEarly: string[] = [];
  await Promise.all(
    pages.map(async ({ page, violations }) => {
      for (let story = waiting.shift(); story; story = waiting.shift()) {
        const failure = await page.evaluate((name) => window.stories.runStory(name), story);
        if (failure) endedEarly.push(`${story}: ${failure}`);
        broken.push(...violations.splice(0).map((violation) => `${story}: ${violation}`));
      }
    }),
  );
  expect(broken).toEqual([]);
  // Another test checks that every story passes. A few may time out here.
  expect(endedEarly.slice(12)).toEqual([]);
});

test("behaviour: the page reports violations of the policy", async () => {
  const { page, violations } = await openPage();
  const refused = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));
    document.body.setAttribute("style", "color: red");
    try {
      document.body.innerHTML = "<p></p>";
      return "";
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain("TrustedHTML");
  await expect
    .poll(() => violations.map((violation) => violation.split(":", 1).join()).toSorted())
    .toEqual(["require-trusted-types-for", "style-src-attr", "style-src-elem"]);
});

/** Opens the page with the stories and collects its policy violations. */
async function openPage(): Promise<{ readonly page: Page; readonly violations: string[] }> {
  const violations: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const report: (violation: string) => void = Reflect.get(window, "reportViolation");
      report(`${effectiveDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`);
    });
  });
  await page.goto(served.url);
  await page.waitForFunction(() => "stories" in window);
  return { page, violations };
}
