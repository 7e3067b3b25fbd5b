import type { Browser, Page } from "playwright";

export interface OpenedPage {
  readonly page: Page;
  /** Errors of the console, uncaught errors and violations of the content security policy. */
  readonly problems: string[];
}

/** Opens a page in a browser context of its own. */
export async function openPage(browser: Browser): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return { page, problems };
}
