import { createClock, createMockService, type Fault, type MockService, type ScenarioName } from "@partner-kit/mock";
import { withOrigin } from "@partner-kit/mock/testing";
import { createMemoryStore, createProxy, type PartnerProxy } from "@partner-kit/proxy";
import { webhookEventGroups } from "@partner-kit/react";
import { type HttpHandler, http } from "msw";
import { acceptTrades, type Trade } from "./acceptTrades.ts";
import { breakStore, fail } from "./breakStore.ts";
import { everything } from "./everything.ts";
import { approveChanges, approveWithdrawals, holdChanges } from "./holdChanges.ts";
import { approveLarge, type PayBatchParameters, payBatch } from "./payBatch.ts";
import { HOUR, hoursBefore, listSampleTimes, type SampleHistory, START, stepOf } from "./sampleTimes.ts";

/** The back end of a story: `parameters: { backend: { … } }`. */
export interface BackendParameters {
  /** Scenario of the emulator. Default `default`. */
  readonly scenario?: ScenarioName | undefined;
  /** Number of trading pairs. Default 12. */
  readonly markets?: number | undefined;
  /** Lists transactions in pages of this size, which the proxy can read. Default: one page. */
  readonly transactionPageSize?: number | undefined;
  /** Faults of the emulated service. */
  readonly faults?: readonly Fault[] | undefined;
  /** The proxy's API key. Default `default`, which has no webhook scopes. */
  readonly key?: keyof MockService["keys"] | undefined;
  /** Scopes of the signed-in person. Default: all scopes. With `null`, nobody is signed in. */
  readonly scopes?: Granted["scopes"] | null | undefined;
  /** Default `staging`. */
  readonly environment?: "staging" | "production" | undefined;
  /**
   * Opens the story at the real time, so that the service's times agree with those of approvals, which pages measure in real
   * time. Default false, so that a story always looks the same.
   */
  readonly opensNow?: boolean | undefined;
  /** Runs the clock, so that prices move. Default false, so that a story always looks the same. */
  readonly live?: boolean | undefined;
  /**
   * Signed events that the proxy's receiver gets before the story opens. If set, even to an empty list, an endpoint points to
   * the receiver. Needs the key `webhooks`.
   */
  readonly receives?: readonly { readonly type: WebhookEventType; readonly hoursAgo: number }[] | null | undefined;
  /** Quotes that were accepted before the story opens, on the pair BTC-USD by default. */
  readonly trades?: readonly Trade[] | undefined;
  /** Whether a bulk payment was made before the story opens. Its payments ended differently. Default false. */
  readonly hasPaidBatch?: boolean | undefined;
  /** Whether the proxy can sign withdrawals. Default false. */
  readonly isSigning?: boolean | undefined;
  /** Whether a withdrawal needs the approval of a second person. Default false. */
  readonly needsApproval?: boolean | undefined;
  /** Lets the host's handler fail, so that the proxy sets each event aside after one attempt. */
  readonly isHandlerFailing?: boolean | undefined;
  /** Changes that wait for a second person before the story opens: of a colleague, or of the signed-in person. */
  readonly held?: "theirs" | "own" | null | undefined;
  /** Price samples that the proxy has stored before the story opens. */
  readonly history?: SampleHistory | undefined;
  /** Balance samples that the proxy has stored before the story opens. */
  readonly balanceHistory?: SampleHistory | null | undefined;
  /** Fault of the proxy's store of events and samples. */
  readonly storeFault?: "slow" | "down" | undefined;
  /** Fault of the host's `authorize`. */
  readonly sessionFault?: "slow" | "down" | undefined;
}

type WebhookEventType = Parameters<MockService["emit"]>[0]["type"];

type Granted = NonNullable<Awaited<ReturnType<Parameters<typeof createProxy>[0]["authorize"]>>>;

/** The emulated service and the proxy of one story. */
export interface Backend {
  /** Address of the proxy for the story's provider. */
  readonly baseUrl: string;
  readonly now: () => number;
  /** Changes data as another person would. */
  readonly service: MockService;
  /** Signs the person out while the page is open. */
  readonly endSession: () => void;
  /** Ends the stream and fails all later requests, like a lost network connection. */
  readonly cutLine: () => Promise<void>;
}

const proxies = new Map<string, PartnerProxy>();

/** Starts the service and the proxy of a story in the page, and replaces earlier ones. */
export async function startBackend(storyId: string, parameters: BackendParameters): Promise<Backend> {
  const { scenario = "default", markets = 12, faults = [], live = false } = parameters;
  const {
    scopes = everything,
    environment = "staging",
    key = "default",
    receives,
    trades = [],
    held,
    history,
    balanceHistory,
    storeFault,
    sessionFault,
    isHandlerFailing = false,
    transactionPageSize,
    hasPaidBatch = false,
    isSigning = hasPaidBatch,
    needsApproval = false,
    opensNow = false,
  } = parameters;
  const start = opensNow ? Date.now() : START;
  await proxies.get(storyId)?.close();
  const times = [...(receives ?? []), ...trades.map(({ secondsAgo }) => ({ hoursAgo: secondsAgo / 3600 }))];
  const past = Math.max(hasPaidBatch ? 1 : 0, ...times.map(({ hoursAgo }) => hoursAgo));
  const clock = createClock({ start: start - past * HOUR, timeScale: live ? 1 : 0 });
  const service = createMockService({ seed: 7, clock, markets, scenario, transactionPageSize });
  let isSignedIn = true;
  let isArranged = false;
  let isHolding = false;
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
      if (!isArranged) return { ...(held === "theirs" ? COLLEAGUE : { subject: "storybook" }), scopes: everything };
      if (sessionFault) return fail(sessionFault, new Error("The session store is unreachable."));
      return scopes !== null && isSignedIn ? { subject: "storybook", scopes } : null;
    },
    allowedOrigins: [location.origin],
    fetch: service.fetch,
    retries: 0,
    ...(transactionPageSize !== undefined && { overrides: pagedTransactions }),
    receiverUrl,
    store: storeFault ? breakStore(store, storeFault) : store,
    storeKeys: [btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))],
    ...((isSigning || held) && { signingKey: service.signingKey, withdrawalApiKey: service.keys.withdrawals }),
    ...(held && { policy: (change) => (isArranged ? { decision: "allow" } : approveChanges(change)) }),
    ...(needsApproval && { policy: approveWithdrawals }),
    ...(isHandlerFailing && { onEvent: failToHandle, eventAttempts: 1 }),
    ...((past > 0 || history || balanceHistory) && { now: () => (isHolding ? Date.now() : clock.now()) }),
    ...(hasPaidBatch && {
      policy: approveLarge,
      // The batch was created in real time, an hour ago.
      now: () => Date.now() + clock.now() - start,
      schedule: (run, milliseconds) => clock.schedule(clock.now() + milliseconds, run),
    }),
    // The emulator signs deliveries with the real time, not with its own clock.
    signatureNow: Date.now,
    ...(history && { sampleStep: stepOf(history) }),
    ...(balanceHistory && { balanceStep: stepOf(balanceHistory) }),
  });
  proxies.set(storyId, proxy);
  clearSessionStorage(mount);
  service.onDelivery(proxy.fetch);
  if (receives) await subscribe(proxy, mount, receiverUrl);
  const call: PayBatchParameters["call"] = async (method, path, body) => {
    const response = await send({ proxy, mount, method, path, body });
    const { data } = await response.json();
    return data;
  };
  if (hasPaidBatch) await payBatch({ service, advance: clock.advance, call });
  if (history)
    await store.appendSamples(
      listSampleTimes(history).flatMap((time) => service.readTickers({ time }).map((ticker) => ({ ...ticker, time }))),
    );
  if (balanceHistory) await store.appendBalances(service.readBalances({ times: listSampleTimes(balanceHistory) }));
  for (const { type, hoursAgo } of (receives ?? []).toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await clock.advance(hoursBefore(hoursAgo) - clock.now());
    service.emit({ type });
  }
  await acceptTrades({
    trades,
    goTo: (millisecondsAgo) => clock.advance(start - millisecondsAgo - clock.now()),
    post: (path, body) => send({ proxy, mount, path, body }),
  });
  await clock.advance(start - clock.now());
  // The page measures the age of an approval in real time.
  isHolding = true;
  if (held) await holdChanges({ call });
  isHolding = false;
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

const pagedTransactions = { listTransactions: { page: { input: "cursor", next: "next_cursor" } } } as const;
const COLLEAGUE = { subject: "kwame@harmattan.example", name: "Kwame Mensah" };
/** Creates an endpoint that delivers every event to the proxy's receiver. */
async function subscribe(proxy: PartnerProxy, mount: string, url: string): Promise<void> {
  const event_types = webhookEventGroups.flatMap(({ types }) => types);
  const body = { url, description: "Proxy", enabled: true, event_types };
  await send({ proxy, mount, path: "/partner/webhooks", body });
}

interface SendParameters {
  readonly proxy: PartnerProxy;
  readonly mount: string;
  /** Default `POST`. */
  readonly method?: string | undefined;
  readonly path: string;
  readonly body: object | undefined;
}

/** Sends a request that prepares the story. The policy may hold it. */
async function send({ proxy, mount, method = "POST", path, body }: SendParameters): Promise<Response> {
  const request = new Request(`${location.origin}${mount}${path}`, {
    method,
    headers: { "x-partner-kit": "1", ...(body && { "content-type": "application/json" }) },
    body: body ? JSON.stringify(body) : null,
  });
  const response = await proxy.fetch(withOrigin(request));
  if (!response.ok && response.status !== 409)
    throw new Error(`Could not prepare the story: ${path}: ${await response.text()}`);
  return response;
}

/** Removes the story's entries, which refer to the previous back end. */
function clearSessionStorage(mount: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.includes(` ${mount} `)) sessionStorage.removeItem(key);
}

function failToHandle(): never {
  throw new Error("The story's handler fails.");
}

/** Routes the requests of each story to its proxy. */
export const backendHandler: HttpHandler = http.all("*/stories/:storyId/partner-kit/*", ({ request, params }) => {
  const proxy = proxies.get(String(params["storyId"]));
  return proxy ? proxy.fetch(withOrigin(request)) : new Response(null, { status: 410 });
});
