import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { launchOptions } from "../../.tooling/browser.mjs";

export interface Site {
  /** Opens a page of the site, and writes down whatever it asks for in vain. */
  readonly open: (path: string, viewport?: { readonly width: number; readonly height: number }) => Promise<OpenPage>;
  /** Throws if the story or page does not exist. */
  readonly idOf: (title: string, name: string) => string;
  readonly close: () => Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  readonly missing: readonly string[];
}

/** The folder of Storybook, with a slash at its end. */
export const storybook = fileURLToPath(new URL("..", import.meta.url));

export const { entries }: { entries: Record<string, { title: string; name: string; type: "story" | "docs" }> } =
  JSON.parse(readFileSync(`${storybook}dist/index.json`, "utf8"));

/** The built site, below a sub-path, and a browser to look at it with. */
export async function openSite(): Promise<Site> {
  const [served, browser] = await Promise.all([
    // Files and nothing else: what is not there is a 404.
    preview({
      configFile: false,
      root: storybook,
      base: "/some/sub/path/",
      appType: "mpa",
      preview: { host: "127.0.0.1", port: 0 },
    }),
    chromium.launch(launchOptions()),
  ]);
  const [address] = served.resolvedUrls?.local ?? [];
  return {
    open: async (path, viewport = { width: 1100, height: 800 }) => {
      const missing: string[] = [];
      const page = await browser.newPage({ reducedMotion: "reduce", viewport });
      page.on("response", (response) => {
        if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
      });
      page.on("requestfailed", (request) => missing.push(`${request.failure()?.errorText} ${request.url()}`));
      await page.goto(`${address}${path}`);
      return { page, missing };
    },
    idOf: (title, name) => {
      const found = Object.entries(entries).find(([, entry]) => entry.title === title && entry.name === name);
      if (!found) throw new Error(`The site has no ${title}: ${name}.`);
      return found[0];
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}
