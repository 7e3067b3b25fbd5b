import { allGrantedScopes, type GrantedScope } from "@partner-kit/contract";
import {
  type Clock,
  createMockService,
  createVirtualClock,
  type MockService,
  type ScenarioSelection,
} from "@partner-kit/mock";
import { createMemoryStore, createProxy, type Policy } from "@partner-kit/proxy";

export interface CreateBackendParameters {
  readonly scenario?: ScenarioSelection | undefined;
  readonly markets?: number | undefined;
  /** Scopes of the signed-in person. `null`: nobody is signed in. Default: all. */
  readonly scopes?: Scopes | (() => Scopes) | undefined;
  /** Who is signed in. Default: Ada. */
  readonly subject?: (() => string) | undefined;
  /** The name of the person. Default: none. */
  readonly name?: (() => string | undefined) | undefined;
  /** When the sign-in ends, in RFC 3339. Default: not reported. */
  readonly expiresAt?: string | undefined;
  /** Default `staging`. */
  readonly environment?: "staging" | "production" | undefined;
  /** Hosts that webhook endpoints may point to. Default: all. */
  readonly webhookDestinations?: readonly string[] | undefined;
  /** Decides about changes, as the host's policy. Default: allows all. */
  readonly policy?: Policy | undefined;
  /** Lists transactions in pages of this size, which the proxy can read. Default: one page. */
  readonly transactionPageSize?: number | undefined;
  /** Hours of balance samples that the proxy has stored, one for each hour. Default 0. */
  readonly balanceHours?: number | undefined;
  /** Hours of price samples that the proxy has stored, one for each half hour. Default 0. */
  readonly priceHours?: number | undefined;
  /** Whether the proxy can sign withdrawals. Default false. */
  readonly isSigning?: boolean | undefined;
  /** Whether the host's event handler always throws, so that each event fails after one attempt. Default: no handler. */
  readonly isHandlerFailing?: boolean | undefined;
}

type Scopes = readonly GrantedScope[] | "all" | null;

export interface Backend {
  /** Replaces the page's `fetch` and calls the proxy, which calls the emulated service. */
  readonly fetch: typeof fetch;
  readonly service: MockService;
  readonly clock: Clock;
  /** All requests of the page, as `METHOD path`. */
  readonly requests: string[];
  /** All header lines and body chunks that the page received. */
  readonly received: string[];
  /** Disconnects or reconnects page and proxy, except for a path with this end. */
  readonly setReachable: (isReachable: boolean, except?: string) => void;
  /** Aborts all responses in progress. */
  readonly dropStreams: () => void;
  /** Replaces the proxy by another process on the same store. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** URL of the proxy's webhook receiver. */
export const RECEIVER_URL = "https://partner.example/partner-kit/kit/webhook";

/** The real proxy and the emulated service, without a port and with a manual clock. */
export function createBackend(parameters: CreateBackendParameters = {}): Backend {
  const {
    scenario,
    markets = 6,
    scopes = allGrantedScopes,
    subject = () => "ada",
    name = () => undefined,
    expiresAt,
    environment = "staging",
    policy,
    isHandlerFailing = false,
    webhookDestinations,
    isSigning = false,
    transactionPageSize,
    balanceHours = 0,
    priceHours = 0,
  } = parameters;
  const clock = createVirtualClock();
  const service = createMockService({ clock, scenario, markets, transactionPageSize });
  const store = createMemoryStore({ now: clock.now });
  const times = Array.from({ length: balanceHours }, (_, index) => clock.now() - (balanceHours - index) * 3_600_000);
  void store.appendBalances(service.readBalances({ times }));
  const steps = Array.from(
    { length: 2 * priceHours },
    (_, index) => clock.now() - (2 * priceHours - index) * 1_800_000,
  );
  void store.appendSamples(
    steps.flatMap((time) => service.readTickers({ time }).map((ticker) => ({ ...ticker, time }))),
  );
  const start = () =>
    createProxy({
      baseUrl: "https://service.example/v1",
      apiKey: service.keys.webhooks,
      environment,
      policy,
      unsafe: ["memory-store", "unkeyed-audit"],
      store,
      storeKeys: [STORE_KEY],
      authorize: () => {
        const granted = typeof scopes === "function" ? scopes() : scopes;
        return granted === null ? null : { subject: subject(), name: name(), expiresAt, scopes: granted };
      },
      fetch: service.fetch,
      retries: 0,
      receiverUrl: RECEIVER_URL,
      webhookDestinations,
      ...(transactionPageSize !== undefined && {
        overrides: { listTransactions: { page: { input: "cursor", next: "next_cursor" } } },
      }),
      ...(isSigning && { signingKey: service.signingKey, withdrawalApiKey: service.keys.withdrawals }),
      ...(isHandlerFailing && { onEvent: failToHandle, eventAttempts: 1 }),
      now: clock.now,
      random: () => 0.5,
      schedule: (run, milliseconds) => clock.schedule(clock.now() + milliseconds, run),
    });
  let proxy = start();
  service.onDelivery((request) => proxy.fetch(request));
  const requests: string[] = [];
  const received: string[] = [];
  const decoder = new TextDecoder();
  const open = new Set<() => void>();
  let isReachable = true;
  let reachable: string | undefined;

  return {
    service,
    clock,
    requests,
    received,
    setReachable: (next, except) => {
      isReachable = next;
      reachable = except;
    },
    dropStreams: () => {
      for (const drop of open) drop();
    },
    restart: async () => {
      const before = proxy;
      proxy = start();
      await before.close();
    },
    close: () => proxy.close(),
    fetch: async (input, init) => {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, "https://partner.example"),
        init,
      );
      const isExcepted = reachable !== undefined && new URL(request.url).pathname.endsWith(reachable);
      if (!isReachable && !isExcepted) throw new TypeError("fetch failed");
      // Browsers add this header, which a page cannot set.
      request.headers.set("origin", "https://partner.example");
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      const response = await proxy.fetch(request);
      received.push(...Array.from(response.headers, ([name, value]) => `${name}: ${value}`));
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          start: (controller) => {
            open.add(() => controller.error(new TypeError("connection lost")));
          },
          transform: (chunk, controller) => {
            received.push(decoder.decode(chunk));
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(body ?? null, { status: response.status, headers: response.headers });
    },
  };
}

const STORE_KEY = btoa("s".repeat(32));

function failToHandle(): never {
  throw new Error("The ledger is down.");
}
