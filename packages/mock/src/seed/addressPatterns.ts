const evm = /^0x[0-9a-fA-F]{40}$/;

/** Address patterns by chain. They do not check checksums. */
export const addressPatterns: Readonly<Record<string, RegExp>> = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ethereum: evm,
  bsc: evm,
  polygon: evm,
  arbitrum: evm,
  base: evm,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bitcoin: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
};
