import { isLoopbackAddress, isPublicAddress } from "./publicAddress.ts";

/** Finds every address of a host name. Rejects, or finds none, where there is none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

export interface ResolveDeliverableParameters {
  /** As `URL` writes it: IPv6 addresses in brackets. */
  readonly hostname: string;
  readonly resolveHost: ResolveHost;
  /** Whether this machine's own addresses are good too. */
  readonly allowLocal: boolean;
}

export type ResolveDeliverableReturnType =
  | { readonly kind: "deliverable"; readonly addresses: readonly string[] }
  | { readonly kind: "unresolved" }
  /** At least one of the addresses is none of the public Internet's. */
  | { readonly kind: "refused" };

/** Finds the addresses that deliveries to a host may go to: all it has, or none. */
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

/** The IP address that a host is, where it is no name. */
function readLiteral(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  // `URL` turns every way to write an IPv4 address into this one, and takes no other name that ends in a number.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}
