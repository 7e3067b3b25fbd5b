/**
 * The network that shares a limit. An IPv6 caller owns the /64 of its address, so the limit counts that. An IPv4 address
 * counts as itself, also in its IPv6 form (`::ffff:203.0.113.7`).
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  // A URL normalizes the address. An address of the local network can name its interface: fe80::1%eth0.
  const [bare = ""] = address.split("%");
  const normal = URL.parse(`http://[${bare}]/`)?.hostname.slice(1, -1);
  if (normal === undefined) return address;
  const [before = [], after = []] = normal.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (isMapped && high !== undefined && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
