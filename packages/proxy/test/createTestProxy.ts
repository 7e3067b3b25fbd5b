import { allGrantedScopes } from "@partner-kit/contract";
import { createMockService, createVirtualClock, type MockService } from "@partner-kit/mock";
import { createProxy, type PartnerProxy } from "../src/createProxy.ts";
import type { CreateProxyParameters } from "../src/settings/settings.ts";
import { createTestLogger, type TestLogger } from "./createTestLogger.ts";

export const ORIGIN = "https://admin.example";

export interface TestProxy {
  readonly proxy: PartnerProxy;
  readonly service: MockService;
  /** Requests that reached the service. */
  readonly sent: readonly Request[];
  readonly logger: TestLogger;
  /** Sends a request like the host's own page. A header set to `null` is removed. */
  call(path: string, init?: CallInit): Promise<Response>;
}

export interface CallInit extends Omit<RequestInit, "headers"> {
  readonly headers?: Readonly<Record<string, string | null>> | undefined;
}

/** The real proxy with an emulated service. By default the user has all scopes. */
export function createTestProxy(parameters: Partial<CreateProxyParameters> = {}): TestProxy {
  const service = createMockService({ clock: createVirtualClock() });
  const sent: Request[] = [];
  const logger = createTestLogger();
  const settings: CreateProxyParameters = {
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.default,
    environment: "staging",
    unsafe: ["memory-store", "unkeyed-audit"],
    authorize: () => ({ subject: "ada", scopes: allGrantedScopes }),
    logger,
    async fetch(input, init) {
      const request = new Request(input, init);
      sent.push(request.clone());
      return service.fetch(request);
    },
    ...parameters,
  };
  const proxy = createProxy(settings);
  return {
    proxy,
    service,
    sent,
    logger,
    async call(path, { headers = {}, ...init } = {}) {
      const request = new Request(`${ORIGIN}/partner-kit${path}`, init);
      const own = init.method === undefined || init.method === "GET" ? {} : { origin: ORIGIN, "x-partner-kit": "1" };
      const body = init.body === undefined ? {} : { "content-type": "application/json" };
      for (const [name, value] of Object.entries({ ...own, ...body, ...headers })) {
        if (value === null) request.headers.delete(name);
        else request.headers.set(name, value);
      }
      return proxy.fetch(request);
    },
  };
}
