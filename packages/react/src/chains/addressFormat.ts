/** The address formats that the kit can check. */
export type AddressFormat = "bitcoin" | "evm" | "solana" | "tron";

/** Returns the address format of a chain, `undefined` if the kit does not know the chain. */
export function addressFormat(chain: string): AddressFormat | undefined {
  return formats.get(chain.toLowerCase().replace(/[\s_-]+/g, ""));
}

// Assumed: the service document does not show the names of chains. Addresses of other chains are accepted without a check.
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
