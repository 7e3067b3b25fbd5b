import ipaddr from "ipaddr.js";

/** Whether an address is one of a list of addresses and CIDR ranges. An address that cannot be read is in none. */
export function isAllowed(address: string, allowlist: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that came over an IPv6 socket is the same address.
  const own = ipaddr.process(address);
  return allowlist.some((entry) => {
    const [range, bits] = readEntry(entry);
    return range.kind() === own.kind() && own.match(range, bits);
  });
}

/** Throws `RangeError` where an entry is neither an address nor a range. */
export function checkAllowlist(allowlist: readonly string[]): void {
  for (const entry of allowlist) {
    if (!ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry)) {
      throw new RangeError(
        `the allowlist holds ${JSON.stringify(entry)}, which is neither an address nor a CIDR range`,
      );
    }
  }
}

function readEntry(entry: string) {
  if (entry.includes("/")) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === "ipv4" ? 32 : 128] as const;
}
