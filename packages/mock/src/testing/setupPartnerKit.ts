import { allGrantedScopes, type GrantedScope, KIT_HEADER, KIT_HEADER_VALUE } from "@partner-kit/contract";
import { http, type RequestHandler } from "msw";
import { type Clock, createClock, createVirtualClock } from "../clock.ts";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import type { Faults } from "../faults.ts";
import type { MockService } from "../mockService.ts";
import { withOrigin } from "./withOrigin.ts";

/** The signed-in person. */
export interface Person {
  /** Default `ada`. */
  readonly subject?: string | undefined;
  /** Default: the subject. */
  readonly name?: string | undefined;
  /** Default: every scope, including those of the kit. */
  readonly scopes?: readonly GrantedScope[] | "all" | undefined;
  /** Facts about the sign-in, for the proxy's `policy`. */
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
}

/** The part of a proxy that the testing kit uses. */
export interface KitProxy {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly drainTimeout: number;
}

/** The settings that the testing kit gives to `createProxy`. */
export interface KitProxySettings<TStore> {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly withdrawalApiKey: string;
  readonly signingKey: string;
  readonly environment: "staging" | "production";
  readonly unsafe: ("memory-store" | "unkeyed-audit")[];
  readonly mount: string;
  readonly authorize: () => (Person & Required<Pick<Person, "subject" | "scopes">>) | null;
  readonly fetch: typeof globalThis.fetch;
  readonly store: TStore;
  readonly receiverUrl: string;
  readonly retries: number;
  readonly now: () => number;
  readonly signatureNow: () => number;
  readonly schedule: (run: () => void, milliseconds: number, isBackground?: boolean) => () => void;
}

export interface SetupPartnerKitParameters<TSettings extends object, TProxy extends KitProxy, TStore>
  extends Omit<CreateMockServiceParameters, "clock"> {
  /** The module `@partner-kit/proxy`: `import * as proxy from "@partner-kit/proxy"`. */
  readonly proxy: {
    readonly createProxy: (settings: KitProxySettings<TStore> & Partial<TSettings>) => TProxy;
    readonly createMemoryStore: (parameters: { readonly now: () => number }) => TStore;
  };
  /** The signed-in person. `null`: nobody is signed in. Default: a person with every scope. */
  readonly as?: Person | null | undefined;
  /** Settings of the proxy, such as `policy` or `onEvent`. They replace those of the kit. */
  readonly settings?: NoInfer<Partial<TSettings>> | undefined;
  /** Path prefix of the proxy. Default `/partner-kit`. */
  readonly mount?: string | undefined;
  /** Emulated seconds per real second. Default 0: the time changes only with `advance`. Use 1 in a browser. */
  readonly timeScale?: number | undefined;
  /** Start time in milliseconds since the epoch. Default: 5 January 2026, 09:00 UTC, or real time with a `timeScale`. */
  readonly start?: number | undefined;
}

/** Changes for the next test. Without them, the parameters of `setupPartnerKit` apply. */
export type ResetPartnerKitParameters<TSettings extends object> = Partial<
  Omit<SetupPartnerKitParameters<TSettings, KitProxy, unknown>, "proxy" | "mount">
>;

/** The emulated service with the real proxy in front of it. */
export interface PartnerKit<TSettings extends object = object, TProxy extends KitProxy = KitProxy> {
  /** The emulated service. Another one after `reset`. */
  readonly service: MockService;
  /** The proxy. Another one after `reset`. */
  readonly proxy: TProxy;
  /** The faults of the emulated service. They end with `reset`. */
  readonly faults: Pick<Faults, "add" | "clear" | "list">;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Calls the proxy as the kit's client does on a page of the proxy's origin. A relative URL is allowed. Sets `Origin` and
   * `x-partner-kit`.
   */
  readonly fetch: typeof globalThis.fetch;
  /** MSW handlers of the proxy's paths on every origin. They set `Origin`, as browsers do. */
  readonly handlers: readonly RequestHandler[];
  /** Changes the signed-in person. With `null`, nobody is signed in. Open live streams follow at their next check, after 10 seconds. */
  readonly as: (person: Person | null) => void;
  /** Moves the time forward by milliseconds and waits for all that falls due: expiries, deliveries, samples. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Replaces service, proxy, store and time by new ones. Call it between tests. */
  readonly reset: (changes?: ResetPartnerKitParameters<TSettings>) => Promise<void>;
  /** Ends live streams and timers. */
  readonly close: () => Promise<void>;
}

/**
 * Starts an emulated service with the real proxy in front of it, without a port, for tests and stories. Throws like
 * `createMockService` and `createProxy`.
 */
export function setupPartnerKit<TSettings extends object, TProxy extends KitProxy, TStore>(
  parameters: SetupPartnerKitParameters<TSettings, TProxy, TStore>,
): PartnerKit<TSettings, TProxy> {
  const { mount = "/partner-kit" } = parameters;
  const start = (changes?: ResetPartnerKitParameters<TSettings>) =>
    startBackEnd<TSettings, TProxy, TStore>({ ...parameters, ...changes, mount });
  let backEnd = start();

  const send = (request: Request): Promise<Response> => backEnd.proxy.fetch(withOrigin(request));

  return {
    get service() {
      return backEnd.service;
    },
    get proxy() {
      return backEnd.proxy;
    },
    faults: {
      add: (fault) => backEnd.service.faults.add(fault),
      clear: () => backEnd.service.faults.clear(),
      list: () => backEnd.service.faults.list(),
    },
    now: () => backEnd.clock.now(),
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, pageUrl()), init);
      request.headers.set(KIT_HEADER, KIT_HEADER_VALUE);
      return send(request);
    },
    // A page that omits the kit's header fails here as it does in production.
    handlers: [http.all(`*${mount}/*`, ({ request }) => send(request))],
    as: (person) => backEnd.signIn(person),
    advance: (milliseconds) => backEnd.clock.advance(milliseconds),
    async reset(changes) {
      const former = backEnd;
      backEnd = start(changes);
      await stop(former);
    },
    close: () => stop(backEnd),
  };
}

interface BackEnd<TProxy> {
  readonly clock: Clock;
  readonly service: MockService;
  readonly proxy: TProxy;
  readonly signIn: (person: Person | null) => void;
}

function startBackEnd<TSettings extends object, TProxy extends KitProxy, TStore>(
  parameters: SetupPartnerKitParameters<TSettings, TProxy, TStore> & { readonly mount: string },
): BackEnd<TProxy> {
  const { proxy: module, as: first = {}, settings, mount, timeScale = 0, start, ...emulated } = parameters;
  const changed: Partial<TSettings> = settings ?? {};
  const clock = timeScale === 0 ? createVirtualClock({ start }) : createClock({ start, timeScale });
  const service = createMockService({ ...emulated, clock });
  let person = first;
  const own: KitProxySettings<TStore> = {
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.webhooks,
    withdrawalApiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
    environment: service.state().environment,
    unsafe: ["memory-store", "unkeyed-audit"],
    mount,
    authorize: () =>
      person && { ...person, subject: person.subject ?? "ada", scopes: person.scopes ?? allGrantedScopes },
    fetch: service.fetch,
    store: module.createMemoryStore({ now: clock.now }),
    receiverUrl: `${ORIGIN}${mount}/kit/webhook`,
    // A repetition would wait for a clock that only the test moves.
    retries: 0,
    now: clock.now,
    signatureNow: clock.realNow,
    schedule: (run, milliseconds, background) => clock.schedule(clock.now() + milliseconds, run, { background }),
  };
  const proxy = module.createProxy({ ...own, ...changed });
  service.onDelivery((request) => proxy.fetch(request));
  return {
    clock,
    service,
    proxy,
    signIn: (next) => {
      person = next;
    },
  };
}

async function stop({ clock, service, proxy }: BackEnd<KitProxy>): Promise<void> {
  // A change that a fault delays ends only when the time moves.
  await Promise.all([proxy.close(), clock.advance(proxy.drainTimeout)]);
  service.close();
}

/** Origin of relative URLs if there is no page, and of the webhook receiver. */
const ORIGIN = "https://partner.example";

function pageUrl(): string {
  return typeof location === "undefined" ? ORIGIN : location.href;
}
