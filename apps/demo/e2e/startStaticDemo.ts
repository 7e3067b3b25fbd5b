import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Page } from "playwright";
import type { BackEnd } from "./BackEnd.ts";

export interface StartedStaticDemo extends BackEnd {
  /** Makes the host serve a different version of the service worker from now on. */
  readonly release: (version: string) => void;
}

/** Serves the static build like a plain file host: files, and `404.html` for unknown paths. */
export async function startStaticDemo(): Promise<StartedStaticDemo> {
  const root = fileURLToPath(new URL("../dist/static", import.meta.url));
  let released = "The first version.";
  const app = new Hono()
    .get("/worker.js", async (c) => {
      const text = await readFile(`${root}/worker.js`, "utf8");
      return c.body(`${text}\n// ${released}`, 200, { "content-type": "text/javascript" });
    })
    .use(serveStatic({ root }))
    .get("*", serveStatic({ root, path: "404.html" }));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `address()` returns `AddressInfo` for a server that listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    badge: "In this browser",
    readKey,
    async restart(page) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      await devtools.detach();
    },
    release(version) {
      released = version;
    },
    output: () => "",
    async stop() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    },
  };
}

/** Reads the emulator's generated key from the service worker's database. No page script reads this database. */
async function readKey(page: Page): Promise<string> {
  const state = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("harmattan-demo");
        opening.addEventListener("error", () => reject(new Error("There is no state.")));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("values").objectStore("values").get("service");
          reading.addEventListener("success", () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
  const [key] = /mock-key-webhooks-[0-9a-f]{24}/.exec(state) ?? [];
  if (!key) throw new Error("The service worker's state holds no key.");
  return key;
}
