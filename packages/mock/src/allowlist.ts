import ipaddr from "ipaddr.js";

/** Whether a list of addresses and CIDR ranges contains an address. Returns `false` for an invalid address. */
export function isAllowed(address: string, allowlist: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv6 socket reports an IPv4 address as an IPv4-mapped one.
  const own = ipaddr.process(address);
  return allowlist.some((entry) => {
    const [range, bits] = readEntry(entry);
    return range.kind() === own.kind() && own.match(range, bits);
  });
}

/** Throws `RangeError` if an entry is neither an address nor a range. */
export function checkAllowlist(allowlist: readonly string[]): void {
  for (const entry of allowlist) {
    if (!ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry)) {
      throw new RangeError(
        `The allowlist of an API key contains ${JSON.stringify(entry)}, which is neither an address nor a CIDR range. Write entries such as 203.0.113.7 or 203.0.113.0/24.`,
      );
    }
  }
}

function readEntry(entry: string) {
  if (entry.includes("/")) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === "ipv4" ? 32 : 128] as const;
}
