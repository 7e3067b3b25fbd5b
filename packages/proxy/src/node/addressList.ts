import { BlockList, isIP } from "node:net";
import { PartnerError } from "@partner-kit/contract";
import type { AddressList } from "../http/createSourceReader.ts";
import type { SettingProblem } from "../settings/settingProblems.ts";

// The service and the load balancers have few addresses.
const KNOWN_MAX = 1_000;

/**
 * Creates a set of IP addresses and CIDR ranges, IPv4 or IPv6, for `webhookSources` and `trustedProxies`. An IPv4 entry
 * also contains the IPv6 form of its addresses (`::ffff:203.0.113.7`). Throws a `PartnerError` for an invalid entry.
 */
export function addressList(entries: readonly string[]): AddressList {
  if (entries.length === 0) fail("is empty. List at least one address, or leave the setting out");
  const list = new BlockList();
  for (const entry of entries) {
    const problem = addressProblem(entry);
    if (problem !== undefined) fail(problem);
    const { address, prefix, family } = readEntry(entry);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // A lookup takes microseconds, and most deliveries come from the same few addresses.
  const known = new Map<string, boolean>();
  return {
    has(address) {
      const cached = known.get(address);
      if (cached !== undefined) return cached;
      // An address of the local network can name its interface: fe80::1%eth0.
      const [bare = ""] = address.split("%");
      const isListed = isIP(bare) !== 0 && list.check(bare, familyOf(bare));
      if (known.size >= KNOWN_MAX) known.clear();
      known.set(address, isListed);
      return isListed;
    },
  };
}

/** The problem with an entry of an address list. */
export function addressProblem(entry: string): SettingProblem {
  const { address, prefix, family } = readEntry(entry);
  const isAddress = isIP(address) !== 0 && !address.includes("%");
  const isPrefix = prefix === undefined || /^(?:0|[1-9]\d{0,2})$/.test(prefix);
  // As a trusted proxy, this would let every caller choose its own address.
  if (isAddress && prefix === "0")
    return `contains ${entry}, which is every address. List the addresses of your load balancers or of the service`;
  if (isAddress && isPrefix && Number(prefix ?? 0) <= (family === "ipv4" ? 32 : 128)) return undefined;
  return `contains ${JSON.stringify(entry.slice(0, 50))}, which is neither an IP address nor a CIDR range. Use entries such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32`;
}

function readEntry(entry: string) {
  const slash = entry.indexOf("/");
  const address = slash === -1 ? entry : entry.slice(0, slash);
  return { address, prefix: slash === -1 ? undefined : entry.slice(slash + 1), family: familyOf(address) };
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}

function fail(problem: string): never {
  throw new PartnerError(`addressList: the list ${problem}.`, { topic: "SETTING_INVALID" });
}
