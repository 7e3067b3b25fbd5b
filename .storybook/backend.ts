import { createClock, createMockService, type Fault, type MockService, type ScenarioName } from "@partner-kit/mock";
import { createProxy, type PartnerProxy } from "@partner-kit/proxy";
import { type HttpHandler, http } from "msw";

/** What a story asks of the service it runs on: `parameters: { backend: { … } }`. */
export interface BackendParameters {
  /** A scenario of the emulator. Default `default`. */
  readonly scenario?: ScenarioName | undefined;
  /** How many trading pairs. Default 12. */
  readonly markets?: number | undefined;
  /** What goes wrong. */
  readonly faults?: readonly Fault[] | undefined;
  /** Which of the account's keys the proxy holds. Default `default`, which has no webhook scopes. */
  readonly key?: keyof MockService["keys"] | undefined;
  /** What the person was granted. Default: everything; `null`: nobody is signed in. */
  readonly scopes?: Granted["scopes"] | null | undefined;
  /** Default `staging`. */
  readonly environment?: "staging" | "production" | undefined;
  /** Lets time pass, so that prices move. Off by default: a story looks the same each time it is opened. */
  readonly live?: boolean | undefined;
}

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
}

const START = Date.parse("2026-03-02T09:30:00Z");
const proxies = new Map<string, PartnerProxy>();

/** Starts a story's own service and proxy in the page, in place of those it had. */
export async function startBackend(storyId: string, parameters: BackendParameters): Promise<Backend> {
  const { scenario = "default", markets = 12, faults = [], live = false } = parameters;
  const { scopes = "all", environment = "staging", key = "default" } = parameters;
  await proxies.get(storyId)?.close();
  const clock = createClock({ start: START, timeScale: live ? 1 : 0 });
  const service = createMockService({ seed: 7, clock, markets, scenario });
  for (const fault of faults) service.faults.add(fault);
  let isSignedIn = true;
  const mount = `/stories/${storyId}/partner-kit`;
  const proxy = createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: service.keys[key],
    environment,
    mount,
    authorize: () => (scopes !== null && isSignedIn ? { subject: "storybook", scopes } : null),
    allowedOrigins: [location.origin],
    fetch: service.fetch,
    retries: 0,
  });
  proxies.set(storyId, proxy);
  const endSession = () => {
    isSignedIn = false;
  };
  return { baseUrl: mount, now: () => clock.now(), service, endSession };
}

/** Answers what the stories' pages ask of their proxies. */
export const backendHandler: HttpHandler = http.all("*/stories/:storyId/partner-kit/*", ({ request, params }) => {
  const proxy = proxies.get(String(params["storyId"]));
  return proxy ? proxy.fetch(withOrigin(request)) : new Response(null, { status: 410 });
});

/**
 * The browser tells servers where a request comes from, and service workers not, and lets no page say it in their place.
 * And they give an empty body to what has none: a deletion, say, or a command without parameters.
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
