// The service worker of the static build. It responds to all requests under `/app` and `/partner-kit`.
import type { ScenarioSelection } from "@partner-kit/mock";
import { OPENING } from "../../server/opening.ts";
import { type BrowserBackEnd, createBrowserBackEnd } from "./createBrowserBackEnd.ts";
import { createPageFiles } from "./pageFiles.ts";
import { openStorage } from "./storage.ts";

const base = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const pageFiles = createPageFiles(base);
let backEnd: Promise<BrowserBackEnd> | undefined;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// Every page sends a message after loading. The worker then also controls pages that were loaded without it.
self.addEventListener("message", (event) => {
  event.waitUntil(self.clients.claim());
  // If the files cannot be cached, the page loads from its host.
  event.waitUntil(pageFiles.update().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (pathname.startsWith(`${base}/app/`) || pathname.startsWith(`${base}/partner-kit/`)) {
    const response = respond(request);
    event.respondWith(response);
    if (request.method !== "GET") event.waitUntil(response.then(save));
  } else if (request.method === "GET") {
    event.respondWith(pageFiles.respond(request));
  }
});

async function respond(request: Request): Promise<Response> {
  backEnd ??= start(OPENING);
  return (await backEnd).fetch(request);
}

async function save(): Promise<void> {
  await (await backEnd)?.save();
}

async function start(scenario: ScenarioSelection): Promise<BrowserBackEnd> {
  const storage = await openStorage();
  return createBrowserBackEnd({
    origin: self.location.origin,
    base,
    storage,
    scenario,
    async restart(next) {
      const before = await backEnd;
      const person = await storage.read("person");
      await before?.close();
      await storage.clear();
      await storage.write("person", person);
      backEnd = start(next);
      await backEnd;
    },
  });
}

// The TypeScript project uses the DOM library, which has no types for service workers.
interface ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const self: {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "install" | "activate" | "message", listener: (event: ExtendableEvent) => void): void;
};
