import type { Call } from "./call.ts";

/** A set of IP addresses and CIDR ranges. `addressList` of `@partner-kit/proxy/node` creates one. */
export interface AddressList {
  has(address: string): boolean;
}

export interface CreateSourceReaderParameters {
  readonly trustedProxies?: AddressList | undefined;
}

/** Returns the IP address that a call comes from. `undefined` if it is not known. */
export type SourceOf = (call: Call) => string | undefined;

/**
 * Creates the function that finds the source of a call. Behind a trusted proxy, the source is the last address of
 * `X-Forwarded-For` that is not a trusted proxy's, because callers can write the addresses before it.
 */
export function createSourceReader({ trustedProxies }: CreateSourceReaderParameters): SourceOf {
  if (!trustedProxies) return (call) => call.address;
  return (call) => {
    if (call.address === undefined || !trustedProxies.has(call.address)) return call.address;
    let source: string | undefined = call.address;
    for (const entry of (call.header("x-forwarded-for") ?? "").split(",").toReversed()) {
      if (entry.trim() === "") continue;
      source = readAddress(entry.trim());
      if (source === undefined || !trustedProxies.has(source)) return source;
    }
    return source;
  };
}

/** Some load balancers add the port. Returns `undefined` for text that cannot be an address, which may be anything. */
function readAddress(entry: string): string | undefined {
  const [, v4 = entry] = /^([\d.]+):\d{1,5}$/.exec(entry) ?? [];
  const [, address = v4] = /^\[(.+)\](?::\d{1,5})?$/.exec(entry) ?? [];
  return /^[\da-f:.]{2,45}$/i.test(address) ? address : undefined;
}
