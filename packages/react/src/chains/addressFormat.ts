/** The ways in which chains write addresses, as far as the kit can check them. */
export type AddressFormat = "bitcoin" | "evm" | "solana" | "tron";

/** How addresses on a chain are written; `undefined` for a chain the kit does not know. */
export function addressFormat(chain: string): AddressFormat | undefined {
  return formats.get(chain.toLowerCase().replace(/[\s_-]+/g, ""));
}

// Assumed: the service document does not show how chains are named. One that is not here is not checked, and never refused.
const formats: ReadonlyMap<string, AddressFormat> = new Map([
  ...name("bitcoin", ["bitcoin", "btc"]),
  ...name("evm", ["ethereum", "eth", "erc20", "bsc", "bep20", "bnbsmartchain", "polygon", "matic", "arbitrum"]),
  ...name("evm", ["arbitrumone", "base", "optimism", "avalanche", "avalanchec", "celo", "linea", "scroll"]),
  ...name("solana", ["solana", "sol"]),
  ...name("tron", ["tron", "trx", "trc20"]),
]);

function name(format: AddressFormat, chains: readonly string[]): [string, AddressFormat][] {
  return chains.map((chain) => [chain, format]);
}
