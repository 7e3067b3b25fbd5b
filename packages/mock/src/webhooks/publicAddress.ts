import ipaddr from "ipaddr.js";

/**
 * Whether an IP address in text is one of the public Internet's. Loopback, private, link-local, shared, documentation,
 * multicast and reserved ones are not, nor is any IPv6 address that carries or stands for an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  // Only 2000::/3 is handed out, and of that not all to the public.
  return parsed.match(globalUnicast) && !withheld.some((range) => parsed.match(range));
}

/** Whether an IP address in text is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return parse(address)?.range() === "loopback";
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** IETF protocol assignments, documentation, 6to4, documentation again. */
const withheld = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map((text) => ipaddr.IPv6.parseCIDR(text));

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Four decimal parts or IPv6: other ways to write an IPv4 address never leave `URL` nor a resolver.
  const valid = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return valid ? ipaddr.parse(address) : undefined;
}
