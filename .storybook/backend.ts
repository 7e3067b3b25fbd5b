import { createClock, createMockService, type Fault, type MockService, type ScenarioName } from "@partner-kit/mock";
import { createMemoryStore, createProxy, type PartnerProxy, type Store, StoreError } from "@partner-kit/proxy";
import { webhookEventGroups } from "@partner-kit/react";
import { type HttpHandler, http } from "msw";
import { everything } from "./everything.ts";

/** The back end of a story: `parameters: { backend: { … } }`. */
export interface BackendParameters {
  /** A scenario of the emulator. Default `default`. */
  readonly scenario?: ScenarioName | undefined;
  /** How many trading pairs. Default 12. */
  readonly markets?: number | undefined;
  /** Faults of the emulated service. */
  readonly faults?: readonly Fault[] | undefined;
  /** Which of the account's keys the proxy holds. Default `default`, which has no webhook scopes. */
  readonly key?: keyof MockService["keys"] | undefined;
  /** Scopes of the signed-in person. Default: everything; `null`: nobody is signed in. */
  readonly scopes?: Granted["scopes"] | null | undefined;
  /** Default `staging`. */
  readonly environment?: "staging" | "production" | undefined;
  /** Lets time pass, so that prices move. Off by default: a story looks the same each time it is opened. */
  readonly live?: boolean | undefined;
  /**
   * Signed events that the proxy's receiver gets before the story opens. If set, even to an empty list, an endpoint points to
   * the receiver. Needs the key `webhooks`.
   */
  readonly receives?: readonly { readonly type: WebhookEventType; readonly hoursAgo: number }[] | null | undefined;
  /** Whether the host's handler fails on every event, so that each is set aside after one attempt. */
  readonly isHandlerFailing?: boolean | undefined;
  /** For how long the proxy has sampled prices before the story opens, and when the service was away meanwhile. */
  readonly history?: History | undefined;
  /** How the proxy's store of events and samples fails. */
  readonly storeFault?: "slow" | "down" | undefined;
  /** How finding out who asks fails. */
  readonly sessionFault?: "slow" | "down" | undefined;
}

interface History {
  readonly hours: number;
  /** Default 300. */
  readonly stepSeconds?: number | undefined;
  /** From and until how many hours ago. */
  readonly outages?: readonly (readonly [from: number, until: number])[] | undefined;
}

type WebhookEventType = Parameters<MockService["emit"]>[0]["type"];

type Granted = NonNullable<Awaited<ReturnType<Parameters<typeof createProxy>[0]["authorize"]>>>;

/** A service and a proxy of a story's own. */
export interface Backend {
  /** Where the story's provider finds the proxy. */
  readonly baseUrl: string;
  readonly now: () => number;
  /** For what somebody else does meanwhile. */
  readonly service: MockService;
  /** Signs the person out, as happens while a page is open. */
  readonly endSession: () => void;
  /** Breaks the stream and refuses everything from then on, as happens when the network goes. */
  readonly cutLine: () => Promise<void>;
}

const START = Date.parse("2026-03-02T09:30:00Z");
const proxies = new Map<string, PartnerProxy>();

/** Starts a story's own service and proxy in the page, in place of those it had. */
export async function startBackend(storyId: string, parameters: BackendParameters): Promise<Backend> {
  const { scenario = "default", markets = 12, faults = [], live = false } = parameters;
  const {
    scopes = everything,
    environment = "staging",
    key = "default",
    receives,
    history,
    storeFault,
    sessionFault,
    isHandlerFailing = false,
  } = parameters;
  await proxies.get(storyId)?.close();
  const past = Math.max(0, ...(receives ?? []).map(({ hoursAgo }) => hoursAgo));
  const clock = createClock({ start: START - past * HOUR, timeScale: live ? 1 : 0 });
  const service = createMockService({ seed: 7, clock, markets, scenario });
  let isSignedIn = true;
  let isArranged = false;
  const mount = `/stories/${storyId}/partner-kit`;
  const receiverUrl = `https://partner.example${mount}/kit/webhook`;
  const store = createMemoryStore({ now: clock.now });
  const proxy = createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: service.keys[key],
    environment,
    unsafe: ["memory-store", "unkeyed-audit"],
    mount,
    authorize() {
      // Requests that prepare the story run with every scope.
      if (!isArranged) return { subject: "storybook", scopes: everything };
      if (sessionFault) return fail(sessionFault, new Error("Nobody can be asked who this is."));
      return scopes !== null && isSignedIn ? { subject: "storybook", scopes } : null;
    },
    allowedOrigins: [location.origin],
    fetch: service.fetch,
    retries: 0,
    receiverUrl,
    store: storeFault ? breakStore(store, storeFault) : store,
    storeKeys: [btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))],
    ...(isHandlerFailing && { onEvent: failToHandle, eventAttempts: 1 }),
    ...((past > 0 || history) && { now: clock.now }),
    // The emulator signs deliveries by the real time, wherever its own clock stands.
    signatureNow: Date.now,
    ...(history && { sampleStep: stepOf(history) }),
  });
  proxies.set(storyId, proxy);
  forgetTab(mount);
  service.onDelivery(proxy.fetch);
  if (receives) await subscribe(proxy, mount, receiverUrl);
  if (history)
    await store.appendSamples(
      listSampleTimes(history).flatMap((time) => service.readTickers({ time }).map((ticker) => ({ ...ticker, time }))),
    );
  for (const { type, hoursAgo } of (receives ?? []).toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await clock.advance(hoursBefore(hoursAgo) - clock.now());
    service.emit({ type });
  }
  await clock.advance(START - clock.now());
  isArranged = true;
  for (const fault of faults) service.faults.add(fault);
  const endSession = () => {
    isSignedIn = false;
  };
  const cutLine = async () => {
    proxies.delete(storyId);
    await proxy.close();
  };
  return { baseUrl: mount, now: () => clock.now(), service, endSession, cutLine };
}

/** Lets the proxy's receiver have every event there is. */
async function subscribe(proxy: PartnerProxy, mount: string, url: string): Promise<void> {
  const request = new Request(`${location.origin}${mount}/partner/webhooks`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({
      url,
      description: "Proxy",
      enabled: true,
      event_types: webhookEventGroups.flatMap(({ types }) => types),
    }),
  });
  const answer = await proxy.fetch(withOrigin(request));
  if (!answer.ok) throw new Error(`The story's receiver got no endpoint: ${await answer.text()}`);
}

function listSampleTimes(history: History): readonly number[] {
  const { hours, outages = [] } = history;
  const isAway = (at: number) => outages.some(([from, until]) => at >= hoursBefore(from) && at < hoursBefore(until));
  const times: number[] = [];
  for (let at = hoursBefore(hours); at <= START; at += stepOf(history))
    if (!isAway(at)) times.push(at - (at % stepOf(history)));
  return times;
}

function stepOf({ stepSeconds = 300 }: History): number {
  return stepSeconds * 1000;
}

function hoursBefore(hours: number): number {
  return START - Math.round(hours * HOUR);
}

/** Clears the session storage, which would otherwise refer to the previous back end when the story opens again. */
function forgetTab(mount: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.includes(` ${mount} `)) sessionStorage.removeItem(key);
}

function failToHandle(): never {
  throw new Error("The story's handler fails.");
}

/** A store of which nothing can be read, or not for a long time. */
function breakStore(store: Store, fault: "slow" | "down"): Store {
  const read = (): Promise<never> => fail(fault, new StoreError("unreachable"));
  return { ...store, readEvents: read, readSamples: read };
}

/** Never answers, or answers with an error. */
function fail(fault: "slow" | "down", error: Error): Promise<never> {
  return fault === "slow" ? new Promise(() => undefined) : Promise.reject(error);
}

const HOUR = 3_600_000;

/** Answers what the stories' pages ask of their proxies. */
export const backendHandler: HttpHandler = http.all("*/stories/:storyId/partner-kit/*", ({ request, params }) => {
  const proxy = proxies.get(String(params["storyId"]));
  return proxy ? proxy.fetch(withOrigin(request)) : new Response(null, { status: 410 });
});

/**
 * Browsers send the origin of a request to servers but not to service workers, and do not let pages set it.
 * They also add an empty body to requests without one, such as deletions.
 */
function withOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("origin", location.origin);
  return new Proxy(request, {
    get: (target, key) => {
      if (key === "headers") return headers;
      if (key === "body" && !headers.has("content-type")) return null;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
