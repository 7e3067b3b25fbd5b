import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, defaultClientConditions } from "vite";
import { ensureBrowser, launchOptions } from "../../../.tooling/browser.mjs";
import { bundleStyles } from "../../../packages/react/build/bundleStyles.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Builds the page of a folder for production and starts a browser. `open(query)` opens it in a new tab. */
export async function openPage(folder, plugins = []) {
  ensureBrowser();
  const root = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), "bench-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [publishedStyles, ...plugins],
    resolve: { conditions: ["@partner-kit/source", ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = join(outDir, pathname === "/" ? "index.html" : pathname);
    try {
      const body = readFileSync(file);
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch(launchOptions());
  return {
    async open(query) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${address}?${new URLSearchParams(query)}`);
      await page.waitForFunction(() => window.bench !== undefined);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Resolves the published style sheet, because its selectors affect how fast a browser matches rules. */
const publishedStyles = {
  name: "published-styles",
  enforce: "pre",
  load: (id) => (id.endsWith("/packages/react/src/styles.css") ? bundleStyles() : undefined),
};
