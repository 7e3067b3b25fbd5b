import { chromium } from "playwright";
import { launchOptions } from "../../../.tooling/browser.mjs";

/** Browser of all tests. Each test opens its own context. Playwright closes the browser when the process ends. */
export const browser = await chromium.launch(launchOptions());
