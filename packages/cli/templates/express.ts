import type { IncomingMessage, ServerResponse } from "node:http";
import { toNodeListener } from "@partner-kit/proxy/node";
import { getListener } from "./getProxy.ts";

/** Passes a request to the proxy. Mount it before body parsers, because webhook signatures cover the raw body. */
export async function handlePartnerKit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  toNodeListener(await getListener())(request, response);
}
