import { lookup } from "node:dns/promises";

/** Finds every address of a host name as this machine would, its hosts file included. */
export async function resolveByDns(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}
