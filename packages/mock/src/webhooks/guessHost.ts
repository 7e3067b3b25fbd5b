/**
 * Replaces DNS in environments without it, such as a browser: local names resolve to this machine, all others to a public
 * address.
 */
export async function guessHost(hostname: string): Promise<readonly string[]> {
  const name = hostname.replace(/\.$/, "");
  const isLocal = !name.includes(".") || /\.(localhost|local|internal|home\.arpa)$/.test(name);
  return [isLocal ? "127.0.0.1" : SOME_PUBLIC];
}

const SOME_PUBLIC = "2600::";
