import { lookup } from "node:dns/promises";

/** Resolves all addresses of a host name like this machine, including its hosts file. */
export async function resolveByDns(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}
