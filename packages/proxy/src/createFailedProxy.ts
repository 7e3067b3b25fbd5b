import type { ProxyListener } from "./createProxy.ts";
import { HttpError } from "./http/HttpError.ts";
import { errorResponse, type ProxyResponse, toResponse, withSecurityHeaders } from "./http/response.ts";

/**
 * Creates a listener for a server whose proxy could not be created, for example because a setting is invalid. It responds
 * to each request with 500 `INTERNAL`, so that pages show their own error. Log the reason: no response contains it.
 */
export function createFailedProxy(): ProxyListener {
  const message = "The proxy could not be created. The log of the server has the reason.";
  const handle = async (): Promise<ProxyResponse> =>
    withSecurityHeaders(errorResponse(new HttpError({ code: "INTERNAL", message })));
  return { handle, fetch: async () => toResponse(await handle()), isClosing: false };
}
