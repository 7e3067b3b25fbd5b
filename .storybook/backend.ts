import { createClock, createMockService, type Fault, type ScenarioName } from "@partner-kit/mock";
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
  /** Lets time pass, so that prices move. Off by default: a story looks the same each time it is opened. */
  readonly live?: boolean | undefined;
}

/** A service and a proxy of a story's own. */
export interface Backend {
  /** Where the story's provider finds the proxy. */
  readonly baseUrl: string;
  readonly now: () => number;
}

const START = Date.parse("2026-03-02T09:30:00Z");
const proxies = new Map<string, PartnerProxy>();

/** Starts a story's own service and proxy in the page, in place of those it had. */
export async function startBackend(storyId: string, parameters: BackendParameters): Promise<Backend> {
  const { scenario = "default", markets = 12, faults = [], live = false } = parameters;
  await proxies.get(storyId)?.close();
  const clock = createClock({ start: START, timeScale: live ? 1 : 0 });
  const service = createMockService({ seed: 7, clock, markets, scenario });
  for (const fault of faults) service.faults.add(fault);
  const mount = `/stories/${storyId}/partner-kit`;
  const proxy = createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.default,
    environment: "staging",
    mount,
    authorize: () => ({ subject: "storybook", scopes: "all" }),
    allowedOrigins: [location.origin],
    fetch: service.fetch,
    retries: 0,
  });
  proxies.set(storyId, proxy);
  return { baseUrl: mount, now: () => clock.now() };
}

/** Answers what the stories' pages ask of their proxies. */
export const backendHandler: HttpHandler = http.all("*/stories/:storyId/partner-kit/*", ({ request, params }) => {
  const proxy = proxies.get(String(params["storyId"]));
  return proxy ? proxy.fetch(request) : new Response(null, { status: 410 });
});
