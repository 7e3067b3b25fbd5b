import {
  allGrantedScopes,
  createWebhook,
  type GrantedScope,
  KIT_HEADER,
  KIT_HEADER_VALUE,
  WEBHOOK_PATH,
  webhookEventTypes,
} from "@partner-kit/contract";
import { type Clock, createClock, createVirtualClock } from "../clock.ts";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import type { EmitEventParameters, MockService } from "../mockService.ts";
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
  readonly authorize: (request: Request) => (Person & Required<Pick<Person, "subject" | "scopes">>) | null;
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

/** An emulated service with a proxy in front of it. */
export interface BackEnd<TProxy> {
  readonly clock: Clock;
  readonly service: MockService;
  readonly proxy: TProxy;
  readonly signIn: (person: Person | null) => void;
  /** Emits an event to the proxy's receiver and returns its ID when it has arrived. */
  readonly emit: (event: EmitEventParameters) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts an emulated service with the caller's proxy in front of it, in this process. */
export function startBackEnd<TSettings extends object, TProxy extends KitProxy, TStore>(
  parameters: SetupPartnerKitParameters<TSettings, TProxy, TStore> & { readonly mount: string },
): BackEnd<TProxy> {
  const { proxy: module, as: first = {}, settings, mount, timeScale = 0, start, ...emulated } = parameters;
  const changed: Partial<TSettings> = settings ?? {};
  const clock = timeScale === 0 ? createVirtualClock({ start }) : createClock({ start, timeScale });
  const service = createMockService({ ...emulated, clock });
  const receiverUrl = `${ORIGIN}${mount}${WEBHOOK_PATH}`;
  const ownRequests = new WeakSet<Request>();
  let person = first;
  let subscribed: Promise<void> | undefined;
  const own: KitProxySettings<TStore> = {
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.webhooks,
    withdrawalApiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
    environment: service.state().environment,
    unsafe: ["memory-store", "unkeyed-audit"],
    mount,
    authorize: (request) => {
      const caller = ownRequests.has(request) ? { subject: "testing-kit" } : person;
      return caller && { ...caller, subject: caller.subject ?? "ada", scopes: caller.scopes ?? allGrantedScopes };
    },
    fetch: service.fetch,
    store: module.createMemoryStore({ now: clock.now }),
    receiverUrl,
    // A repetition would wait for a clock that only the test moves.
    retries: 0,
    now: clock.now,
    signatureNow: clock.realNow,
    schedule: (run, milliseconds, background) => clock.schedule(clock.now() + milliseconds, run, { background }),
  };
  const proxy = module.createProxy({ ...own, ...changed });
  service.onDelivery((request) => proxy.fetch(request));

  /** Creates an endpoint for all events through the proxy, which stores its secret. */
  async function subscribe(): Promise<void> {
    const headers = { "content-type": "application/json", [KIT_HEADER]: KIT_HEADER_VALUE };
    const endpoint = { url: receiverUrl, description: "Testing kit", enabled: true, event_types: webhookEventTypes };
    const init = { method: "POST", headers, body: JSON.stringify(endpoint) };
    const request = withOrigin(new Request(`${ORIGIN}${mount}${createWebhook.path}`, init));
    ownRequests.add(request);
    const response = await proxy.fetch(request);
    if (!response.ok)
      throw new Error(
        `The testing kit could not create a webhook endpoint, so it cannot emit events: ${await response.text()}`,
      );
  }

  return {
    clock,
    service,
    proxy,
    signIn: (next) => {
      person = next;
    },
    async emit(event) {
      subscribed ??= subscribe();
      await subscribed;
      const id = service.emit(event);
      await clock.advance(DELIVERY_MS);
      return id;
    },
    async close() {
      // A change that a fault delays ends only when the time moves.
      await Promise.all([proxy.close(), clock.advance(proxy.drainTimeout)]);
      service.close();
    },
  };
}

/** The emulator delivers an event within a second. */
const DELIVERY_MS = 1_000;

/** Origin of the webhook receiver. */
export const ORIGIN = "https://partner.example";
