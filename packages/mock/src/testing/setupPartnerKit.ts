import { KIT_HEADER, KIT_HEADER_VALUE } from "@partner-kit/contract";
import { http, type RequestHandler } from "msw";
import type { Faults } from "../faults.ts";
import type { EmitEventParameters, MockService } from "../mockService.ts";
import { type KitProxy, ORIGIN, type Person, type SetupPartnerKitParameters, startBackEnd } from "./startBackEnd.ts";
import { withOrigin } from "./withOrigin.ts";

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
  /**
   * Emits a webhook event to the proxy's receiver and returns its ID when the proxy has stored it. Moves the time forward
   * by a second. The first call creates an endpoint. Throws if the proxy refuses that.
   */
  readonly emit: (event: EmitEventParameters) => Promise<string>;
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
    emit: (event) => backEnd.emit(event),
    async reset(changes) {
      const former = backEnd;
      backEnd = start(changes);
      await former.close();
    },
    close: () => backEnd.close(),
  };
}

/** Resolves relative URLs. */
function pageUrl(): string {
  return typeof location === "undefined" ? ORIGIN : location.href;
}
