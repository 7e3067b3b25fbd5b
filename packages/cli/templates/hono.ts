import { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { getListener } from "./getProxy.ts";

/** Passes a request to the proxy. Mount it before middleware that reads bodies: webhook signatures cover the raw body. */
export async function handlePartnerKit(context: Context): Promise<Response> {
  const proxy = await getListener();
  // Node's adapter passes the message, which knows the caller's address.
  const env: unknown = context.env;
  const incoming = typeof env === "object" && env !== null && "incoming" in env ? env.incoming : undefined;
  const address = incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined;
  return proxy.fetch(context.req.raw, { address });
}
