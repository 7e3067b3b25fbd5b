import { afterAll } from "vitest";
import { browser } from "./browser.ts";

// The next file uses the same browser, so a failed test must not leave pages open.
afterAll(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
