import type { MockService, RequestOrigin } from "./mockService.ts";
import { fromResponse, type MockResponse } from "./respond.ts";

/** Handles a request like `fetch` of the service, but returns plain values. */
export type HandleRequest = (request: Request, origin?: RequestOrigin) => Promise<MockResponse>;

const handlers = new WeakMap<MockService, HandleRequest>();

/** Registers the handler of a service, so that adapters can use it without being part of its interface. */
export function registerHandler(service: MockService, handle: HandleRequest): void {
  handlers.set(service, handle);
}

/** Handles a request to a service. Also accepts a service whose `fetch` was wrapped. */
export async function handleRequest(
  service: MockService,
  request: Request,
  origin: RequestOrigin,
): Promise<MockResponse> {
  const handle = handlers.get(service);
  return handle ? handle(request, origin) : fromResponse(await service.fetch(request, undefined, origin));
}
