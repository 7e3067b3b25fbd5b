import { allGrantedScopes } from "@partner-kit/contract";
import { type Authorize, messageKey } from "./createAuthenticator.ts";

/**
 * For development: whoever asks from this machine may do all the key may. Anybody else is nobody, and so is a request
 * for another host name, which is how a page on the internet would reach a server on this machine. Only on Node is it
 * known who connects; elsewhere the server must listen on this machine alone.
 *
 * It grants the scopes of the kit by name too: on a developer's own machine nobody else reads the audit or runs simulations.
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

/** Whether a host name, as `URL` writes it, is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

function isLocal(request: Request & { [messageKey]?: { socket: { remoteAddress?: string | undefined } } }): boolean {
  if (!isLoopback(new URL(request.url).hostname)) return false;
  const { [messageKey]: message } = request;
  // Whoever connects can name any host. A connection without an address is one that a server in front made.
  if (message && !isLoopbackAddress(message.socket.remoteAddress ?? "")) return false;
  // A reverse proxy in front makes every caller look local, so what it says of the caller must be local too.
  if (request.headers.has("forwarded")) return false;
  const callers = (request.headers.get("x-forwarded-for") ?? "127.0.0.1").split(",").map((text) => text.trim());
  const hosts = (request.headers.get("x-forwarded-host") ?? "localhost").split(",").map((text) => text.trim());
  const isOwn = (host: string): boolean => isLoopback(URL.parse(`http://${host}`)?.hostname ?? "");
  return callers.every(isLoopbackAddress) && hosts.every(isOwn);
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || isLoopback(address.replace(/^::ffff:/i, ""));
}
