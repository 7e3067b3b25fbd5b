// The service worker of the static build: everything that the page asks for under `/app` and `/partner-kit` is answered here.
import { type BrowserBackEnd, createBrowserBackEnd } from "./createBrowserBackEnd.ts";
import { createPageFiles } from "./pageFiles.ts";
import { openStorage } from "./storage.ts";

const base = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const pageFiles = createPageFiles(base);
let backEnd: Promise<BrowserBackEnd> | undefined;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// Every page that is loaded says so, and is taken over were it loaded past the worker.
self.addEventListener("message", (event) => {
  event.waitUntil(self.clients.claim());
  // Without storage or network, the page depends on its host.
  event.waitUntil(pageFiles.keep().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (pathname.startsWith(`${base}/app/`) || pathname.startsWith(`${base}/partner-kit/`)) {
    const answered = answer(request);
    event.respondWith(answered);
    if (request.method !== "GET") event.waitUntil(answered.then(save));
  } else if (request.method === "GET") {
    event.respondWith(pageFiles.answer(request));
  }
});

async function answer(request: Request): Promise<Response> {
  backEnd ??= start();
  return (await backEnd).fetch(request);
}

async function save(): Promise<void> {
  await (await backEnd)?.save();
}

async function start(): Promise<BrowserBackEnd> {
  const storage = await openStorage();
  return createBrowserBackEnd({
    origin: self.location.origin,
    base,
    storage,
    async restart() {
      const before = await backEnd;
      const person = await storage.read("person");
      await before?.close();
      await storage.clear();
      await storage.write("person", person);
      backEnd = start();
      await backEnd;
    },
  });
}

// The page's library of types is the one for documents, which knows nothing of a worker's own scope.
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
