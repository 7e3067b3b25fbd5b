import { allGrantedScopes } from "@partner-kit/contract";
import type { Connection } from "../http/call.ts";
import { type Authorize, messageKey } from "./createAuthenticator.ts";

export interface AllowLocalParameters {
  /**
   * Whether to accept callers whose address is unknown. Set it only if the server listens on a loopback address, such
   * as `next dev --hostname 127.0.0.1`: callers choose every header, so others on the network could use the key.
   * Default `false`.
   */
  readonly unknownAddress?: boolean | undefined;
}

/**
 * Grants every scope of the key, and the kit's own scopes, to callers on this machine. For development only.
 *
 * A request for another host name is refused, because a web page on the internet can reach a local server through DNS
 * rebinding. The caller's address must be a loopback address: Node reports it, and other platforms pass it to
 * `proxy.fetch(request, { address })`.
 */
export function allowLocal({ unknownAddress = false }: AllowLocalParameters = {}): Authorize {
  const authorize: Authorize = (request, connection) =>
    isLocal(request, connection, unknownAddress) ? { subject: "local", scopes: allGrantedScopes } : null;
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

function isLocal(
  request: Request & { [messageKey]?: { socket: { remoteAddress?: string | undefined } } },
  // A host that wraps the function may pass the request only.
  connection: Connection | undefined,
  unknownAddress: boolean,
): boolean {
  if (!isLoopback(new URL(request.url).hostname)) return false;
  // The caller chooses the Host header, so the address is checked too. Without an address, a local server in front may
  // pass on requests of other machines.
  const address = connection?.address ?? request[messageKey]?.socket.remoteAddress;
  if (address === undefined ? !unknownAddress : !isLoopbackAddress(address)) return false;
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
