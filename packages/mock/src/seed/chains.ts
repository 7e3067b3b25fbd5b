import type { Chain } from "@partner-kit/contract";

/** The chains for deposits and recipients. */
export const chains: readonly Chain[] = [
  { chain: "tron", name: "Tron", currencies: ["USDT"] },
  { chain: "ethereum", name: "Ethereum", currencies: ["USDT", "USDC"] },
  { chain: "bsc", name: "BNB Smart Chain", currencies: ["USDT", "USDC"] },
  { chain: "polygon", name: "Polygon", currencies: ["USDT", "USDC"] },
  { chain: "solana", name: "Solana", currencies: ["USDT", "USDC"] },
  { chain: "arbitrum", name: "Arbitrum One", currencies: ["USDT", "USDC"] },
  { chain: "base", name: "Base", currencies: ["USDC"] },
  { chain: "bitcoin", name: "Bitcoin", currencies: ["BTC"] },
];
