import { createClock, createMockService, isScenarioSelection, type ScenarioSelection } from "@partner-kit/mock";
import { type CreateProxyParameters, createMemoryStore, createProxy } from "@partner-kit/proxy";
import { Hono } from "hono";
import type { Ask } from "../../server/ask.ts";
import { connectReceiver } from "../../server/connectReceiver.ts";
import { createAppApi } from "../../server/createAppApi.ts";
import { createStoreWithPast } from "../../server/createStoreWithPast.ts";
import { fillApprovals } from "../../server/fillApprovals.ts";
import { fillPaymentBatches } from "../../server/fillPaymentBatches.ts";
import { listPast, listSkippedBalances } from "../../server/listPast.ts";
import { listPastEvents } from "../../server/listPastEvents.ts";
import { OPENING } from "../../server/opening.ts";
import type { PastProxyParameters } from "../../server/pastProxy.ts";
import { grantOf, people } from "../../server/people.ts";
import { policy } from "../../server/policy.ts";
import { listReceivers, receiverUrls } from "../../server/receivers.ts";
import { createJournaledStore } from "./createJournaledStore.ts";
import type { Storage } from "./storage.ts";

export interface BrowserBackEndParameters {
  readonly origin: string;
  /** URL path of the page, without a trailing slash. */
  readonly base: string;
  readonly storage: Storage;
  /** Scenario of the emulator, unless a state is stored. */
  readonly scenario: ScenarioSelection;
  /** Deletes all stored data except the signed-in person, then starts a new back end. */
  readonly restart: (scenario: ScenarioSelection) => Promise<void>;
}

export interface BrowserBackEnd {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stores the state of the emulated service. */
  readonly save: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates the emulated service and the proxy core in one service worker. Restores the state of the last visit. */
export async function createBrowserBackEnd(parameters: BrowserBackEndParameters): Promise<BrowserBackEnd> {
  const { origin, base, storage, scenario, restart } = parameters;
  const saved = await readState(storage);
  // If the clock was moved ahead, it continues from the stored time.
  const clock = createClock({ start: Math.max(Date.now(), saved ? Date.parse(saved.now) : 0) });
  const service = createMockService({ clock, ...(saved ? { state: saved } : { scenario }) });
  const mount = `${base}/partner-kit`;
  const receivers = listReceivers({ proxy: origin + base, page: origin + base });
  const person = { id: readText(await storage.read("person")) };
  const memory = createMemoryStore({ now: clock.now });
  const store = await createJournaledStore(
    storage,
    createStoreWithPast({ store: memory, service, until: clock.now() }),
  );

  if (!saved) await store.appendEvents(listPastEvents(service));

  const settings: CreateProxyParameters = {
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.webhooks,
    withdrawalApiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
    environment: "staging",
    mount,
    authorize: () => grantOf(person.id),
    policy,
    allowedOrigins: [origin],
    fetch: service.fetch,
    now: clock.now,
    signatureNow: Date.now,
    store,
    storeKeys: [await readStoreKey(storage)],
    receiverUrl: receiverUrls.admin,
  };
  const proxy = createProxy({ ...settings, keepSampling: true });

  const app = new Hono().route(
    `${base}/app`,
    createAppApi({
      backEnd: "browser",
      sessions: {
        read: async () => person.id,
        begin: (id) => signIn(id),
        end: () => signIn(undefined),
      },
      emulator: {
        async control(method, path, body) {
          if (path === "reset") {
            const wanted = (body as { readonly scenario: string }).scenario;
            await restart(isScenarioSelection(wanted) ? wanted : scenario);
            return Response.json({});
          }
          const from = clock.now();
          const answer = await service.fetch(`https://service.example/_mock/${path}`, {
            method,
            ...(body !== undefined && {
              headers: { "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
          });
          // The prices and balances of a time that the presenter skipped.
          const until = clock.now();
          await memory.appendSamples(listPast({ service, from, until }));
          const balances = service.readBalances({ times: [until] });
          await store.appendBalances(listSkippedBalances({ balances, from, until }));
          return answer;
        },
        readTime: async () => clock.now(),
        // A restart creates a new proxy and connects its receiver, so these have nothing to do.
        resumeProxy: async () => undefined,
        connectReceiver: async () => undefined,
        disconnectReceiver: async () => undefined,
        clearStore: async () => undefined,
        fillApprovals: async () => undefined,
      },
    }),
  );

  service.onDelivery(async (request) => {
    const response = await deliver(request);
    await save();
    return response;
  });
  const ask = askAs(people[0]?.id);
  await connectReceiver({ receiverUrl: receiverUrls.admin, ask });
  if (!saved && scenario === OPENING) {
    const parameters: PastProxyParameters = {
      createProxy(own) {
        const past = createProxy({ ...settings, ...own });
        return { ...past, fetch: async (request) => past.fetch(withOrigin(request, origin)) };
      },
      proxyUrl: origin + mount,
    };
    await fillPaymentBatches({ ...parameters, fetch: service.fetch });
    await fillApprovals({ ...parameters, now: clock.now });
  }
  await save();
  return {
    fetch: async (request) =>
      new URL(request.url).pathname.startsWith(`${mount}/`)
        ? proxy.fetch(withOrigin(request, origin))
        : app.fetch(request),
    save,
    async close() {
      await proxy.close();
      service.close();
    },
  };

  async function deliver(request: Request): Promise<Response> {
    const { origin: from, pathname } = new URL(request.url);
    const to = receivers[from];
    // A page reaches no other receivers.
    if (to === undefined) return Response.error();
    const local = new Request(to + pathname, request);
    return request.url === receiverUrls.admin ? proxy.fetch(local) : app.fetch(local);
  }

  async function save(): Promise<void> {
    await storage.write("service", service.exportState());
  }

  async function signIn(id: string | undefined): Promise<undefined> {
    person.id = id;
    await storage.write("person", id);
  }

  /** Calls the proxy as a person before anyone signs in. */
  function askAs(personId: string | undefined): Ask {
    return async (method, path, body) => {
      const before = person.id;
      person.id = personId;
      const request = new Request(`${origin}${mount}${path}`, {
        method,
        headers: { "x-partner-kit": "1", ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      try {
        return await proxy.fetch(withOrigin(request, origin));
      } finally {
        person.id = before;
      }
    };
  }
}

type SavedState = ReturnType<ReturnType<typeof createMockService>["exportState"]>;

/** Reads the state of the last visit. Returns `undefined` if it is missing or from an incompatible version. */
async function readState(storage: Storage): Promise<SavedState | undefined> {
  const saved = await storage.read("service");
  if (!isSavedState(saved)) return undefined;
  try {
    createMockService({ state: saved, clock: createClock({ timeScale: 0 }) }).close();
    return saved;
  } catch {
    // Another version wrote this state, so it is deleted.
    await storage.clear();
    return undefined;
  }
}

function isSavedState(value: unknown): value is SavedState {
  return typeof value === "object" && value !== null && "now" in value && "tables" in value;
}

async function readStoreKey(storage: Storage): Promise<string> {
  const stored = readText(await storage.read("storeKey"));
  if (stored) return stored;
  const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  await storage.write("storeKey", key);
  return key;
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * Adds the origin, which browsers do not send to service workers. Only this page's requests reach the worker. Removes the empty body
 * that browsers add to requests without one.
 */
function withOrigin(request: Request, origin: string): Request {
  const headers = new Headers(request.headers);
  headers.set("origin", origin);
  return new Proxy(request, {
    get: (target, key) => {
      if (key === "headers") return headers;
      if (key === "body" && !headers.has("content-type")) return null;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
}
