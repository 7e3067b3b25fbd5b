import { HttpResponse, http, type RequestHandler } from "msw";
import { BrokenConnectionError } from "../brokenConnectionError.ts";
import type { MockService } from "../mockService.ts";

export interface MockHandlersOptions {
  /** The base URL of the service, ending in `/v1`. Default: every such URL. */
  readonly baseUrl?: string | undefined;
}

/**
 * Creates MSW handlers that pass requests to the base URL, and to `/_mock` next to it, to an emulated service. For
 * `setupServer`, `setupWorker` and `server.use`.
 */
export function mockHandlers(service: MockService, { baseUrl = "*/v1" }: MockHandlersOptions = {}): RequestHandler[] {
  const respond = async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await service.fetch(request);
    } catch (error) {
      if (error instanceof BrokenConnectionError) return HttpResponse.error();
      throw error;
    }
  };
  const root = baseUrl.replace(/\/v1\/?$/, "");
  return [http.all(`${root}/v1/*`, respond), http.all(`${root}/_mock/*`, respond)];
}
