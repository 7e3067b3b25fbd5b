import type { Context } from "hono";
import { getProxy } from "./getProxy.ts";

/** Passes a request to the proxy. Mount it before middleware that reads bodies: webhook signatures cover the raw body. */
export async function handlePartnerKit(context: Context): Promise<Response> {
  const proxy = await getProxy();
  return proxy.fetch(context.req.raw);
}
