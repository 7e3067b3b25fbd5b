import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { launchOptions } from "../../.tooling/browser.mjs";

export interface Site {
  /** Opens a page of the site and collects its failed requests. */
  readonly open: (path: string, viewport?: { readonly width: number; readonly height: number }) => Promise<OpenPage>;
  /** Throws if the story or page does not exist. */
  readonly idOf: (title: string, name: string) => string;
  readonly close: () => Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  readonly missing: readonly string[];
}

/** Storybook's folder, with a trailing slash. */
export const storybook = fileURLToPath(new URL("..", import.meta.url));

export const { entries }: { entries: Record<string, { title: string; name: string; type: "story" | "docs" }> } =
  JSON.parse(readFileSync(`${storybook}dist/index.json`, "utf8"));

/** Serves the built site below a sub-path and starts a browser. */
export async function openSite(): Promise<Site> {
  const [served, browser] = await Promise.all([
    // A static server: a missing file is a 404.
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
      if (!found) throw new Error(`Story not found: ${title}: ${name}.`);
      return found[0];
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (payload: unknown) => void) => void;
    readonly emit: (event: string, payload: unknown) => void;
  };
}

/** Shows another story, or another page of documentation, in the open page and waits until it is rendered. */
export async function goTo(page: Page, storyId: string, viewMode: "story" | "docs" = "story"): Promise<void> {
  // Storybook reloads the page if a play function is still running. A page of documentation has no phase.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
    return preview?.currentRender && [undefined, "finished"].includes(preview.currentRender.phase);
  });
  const rendered = page.evaluate(
    ([id, events]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookPage;
      return new Promise<void>((resolve) => {
        for (const event of events) channel.on(event, (payload) => payload === id && resolve());
      });
    },
    [storyId, [`${viewMode}Rendered`, "storyUnchanged"]] as const,
  );
  await emit(page, "setCurrentStory", { storyId, viewMode });
  await rendered;
}

/** Emits an event to Storybook in the page, as its toolbar and sidebar do. */
export async function emit(page: Page, event: string, payload: unknown): Promise<void> {
  await page.evaluate(
    ([name, content]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookPage;
      channel.emit(name, content);
    },
    [event, payload] as const,
  );
}
