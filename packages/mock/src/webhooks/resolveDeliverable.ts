import { isLoopbackAddress, isPublicAddress } from "./publicAddress.ts";

/** Resolves all addresses of a host name. Rejects or returns an empty list for an unknown host. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

export interface ResolveDeliverableParameters {
  /** The `hostname` of a `URL`, with IPv6 addresses in brackets. */
  readonly hostname: string;
  readonly resolveHost: ResolveHost;
  /** Whether addresses of this machine are allowed. */
  readonly allowLocal: boolean;
}

export type ResolveDeliverableReturnType =
  | { readonly kind: "deliverable"; readonly addresses: readonly string[] }
  | { readonly kind: "unresolved" }
  /** At least one address is not public. */
  | { readonly kind: "refused" };

/** Resolves the addresses of a host. Rejects the host unless all of them are allowed. */
export async function resolveDeliverable(
  parameters: ResolveDeliverableParameters,
): Promise<ResolveDeliverableReturnType> {
  const { hostname, resolveHost, allowLocal } = parameters;
  const literal = readLiteral(hostname);
  const addresses = literal === undefined ? await resolveHost(hostname).catch(() => []) : [literal];
  if (addresses.length === 0) return { kind: "unresolved" };
  const allowed = addresses.every((address) => isPublicAddress(address) || (allowLocal && isLoopbackAddress(address)));
  return allowed ? { kind: "deliverable", addresses } : { kind: "refused" };
}

/** Returns the IP address if the host is an IP address. */
function readLiteral(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  // `URL` normalizes every notation of IPv4 to this one, and rejects other names that end in a number.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}
