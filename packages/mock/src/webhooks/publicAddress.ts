import ipaddr from "ipaddr.js";

/**
 * Whether a text is a public IP address. Loopback, private, link-local, shared, documentation, multicast and reserved
 * addresses are not public, nor are IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  // Only 2000::/3 is allocated, and parts of it are not public.
  return parsed.match(globalUnicast) && !withheld.some((range) => parsed.match(range));
}

/** Whether a text is a loopback address. */
export function isLoopbackAddress(address: string): boolean {
  return parse(address)?.range() === "loopback";
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** IETF protocol assignments, documentation, 6to4, documentation. */
const withheld = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map((text) => ipaddr.IPv6.parseCIDR(text));

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Four decimal parts or IPv6. `URL` and resolvers never return other notations of IPv4.
  const valid = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return valid ? ipaddr.parse(address) : undefined;
}
