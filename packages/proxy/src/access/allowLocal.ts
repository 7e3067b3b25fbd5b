import { allGrantedScopes } from "@partner-kit/contract";
import { type Authorize, messageKey } from "./createAuthenticator.ts";

/**
 * Grants every scope of the key, and the kit's own scopes, to callers on this machine. For development only.
 *
 * A request for another host name is refused, because a web page on the internet can reach a local server through DNS
 * rebinding. The caller's address is known only on Node. On other platforms, listen on a loopback address.
 */
export function allowLocal(): Authorize {
  const authorize: Authorize = (request) => (isLocal(request) ? { subject: "local", scopes: allGrantedScopes } : null);
  made.add(authorize);
  return authorize;
}

const made = new WeakSet<Authorize>();

/** Whether a function is one that {@link allowLocal} returned. Production refuses it. */
export function isAllowLocal(authorize: Authorize): boolean {
  return made.has(authorize);
}

/** Whether a host name, as `URL` normalizes it, is a loopback host. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

function isLocal(request: Request & { [messageKey]?: { socket: { remoteAddress?: string | undefined } } }): boolean {
  if (!isLoopback(new URL(request.url).hostname)) return false;
  const { [messageKey]: message } = request;
  // The Host header is set by the caller, so the address is checked too. A connection without an address comes from a
  // local server in front.
  if (message && !isLoopbackAddress(message.socket.remoteAddress ?? "")) return false;
  // Behind a reverse proxy every caller looks local, so the forwarded address and host must be local too.
  if (request.headers.has("forwarded")) return false;
  const callers = (request.headers.get("x-forwarded-for") ?? "127.0.0.1").split(",").map((text) => text.trim());
  const hosts = (request.headers.get("x-forwarded-host") ?? "localhost").split(",").map((text) => text.trim());
  const isOwn = (host: string): boolean => isLoopback(URL.parse(`http://${host}`)?.hostname ?? "");
  return callers.every(isLoopbackAddress) && hosts.every(isOwn);
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || isLoopback(address.replace(/^::ffff:/i, ""));
}
