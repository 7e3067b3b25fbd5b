import type { MiddlewareHandler } from "hono";

/**
 * Refuses requests for another host name than this machine's own or the configured one. A page on the internet can point
 * a name of its own at 127.0.0.1 (DNS rebinding), and the browser then lets it read what this server sends.
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
