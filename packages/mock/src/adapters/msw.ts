import { HttpResponse, http, type RequestHandler } from "msw";
import { BrokenConnectionError } from "../brokenConnectionError.ts";
import type { MockService } from "../mockService.ts";

export interface MockHandlersOptions {
  /** The base address that requests go to, ending in `/v1`. Default: any that ends so. */
  readonly baseUrl?: string | undefined;
}

/**
 * MSW handlers that let an emulated service answer what is sent to the base address, and to `/_mock` beside it.
 * For `setupServer`, `setupWorker` and `server.use`.
 */
export function mockHandlers(service: MockService, { baseUrl = "*/v1" }: MockHandlersOptions = {}): RequestHandler[] {
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await service.fetch(request);
    } catch (error) {
      if (error instanceof BrokenConnectionError) return HttpResponse.error();
      throw error;
    }
  };
  const root = baseUrl.replace(/\/v1\/?$/, "");
  return [http.all(`${root}/v1/*`, answer), http.all(`${root}/_mock/*`, answer)];
}
