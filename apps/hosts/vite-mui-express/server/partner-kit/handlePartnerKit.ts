import type { IncomingMessage, ServerResponse } from "node:http";
import { toNodeListener } from "@partner-kit/proxy/node";
import { getProxy } from "./getProxy.ts";

/** Passes a request to the proxy. Mount it before body parsers, because webhook signatures cover the raw body. */
export function handlePartnerKit(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
): void {
  getProxy().then((proxy) => toNodeListener(proxy)(request, response), next);
}
