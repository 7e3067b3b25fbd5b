import type { MiddlewareHandler } from "hono";

/**
 * Rejects requests for a host other than this machine or the configured name. A website can point its domain at
 * 127.0.0.1 (DNS rebinding), and the browser then lets that site read the responses of this server.
 */
export function checkHost(configured: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const host = URL.parse(`http://${c.req.header("host") ?? ""}`)?.hostname ?? "";
    if (isLoopback(host) || (configured && host === configured.toLowerCase())) return next();
    return c.text("This demo answers on localhost only. Set HARMATTAN_HOST to serve it under another name.\n", 421);
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
