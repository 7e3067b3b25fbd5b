import type { Context } from "hono";
import { getListener } from "./getProxy.ts";

/** Passes a request to the proxy. Mount it before middleware that reads bodies: webhook signatures cover the raw body. */
export async function handlePartnerKit(context: Context): Promise<Response> {
  const proxy = await getListener();
  return proxy.fetch(context.req.raw);
}
