/** A tradable asset. */
export interface Asset {
  readonly code: string;
  /** Average price of one unit in US dollars. */
  readonly usd: number;
  /** Typical daily change, as a fraction of the price. */
  readonly volatility: number;
  /** Daily volume in US dollars. */
  readonly turnover: number;
}

/** A quote currency. */
export type QuoteCurrency = "USD" | "NGN" | "USDT";

/** The quote currencies as assets. */
export const quoteCurrencies: Readonly<Record<QuoteCurrency, Asset>> = {
  USD: { code: "USD", usd: 1, volatility: 0, turnover: 0 },
  NGN: { code: "NGN", usd: 1 / 1531.4, volatility: 0.004, turnover: 0 },
  USDT: { code: "USDT", usd: 1.0002, volatility: 0.0004, turnover: 61_000_000 },
};

/** Well-known assets by market size. */
export const knownAssets: readonly Asset[] = [
  { code: "BTC", usd: 97_400, volatility: 0.024, turnover: 214_000_000 },
  { code: "ETH", usd: 3420, volatility: 0.032, turnover: 128_000_000 },
  quoteCurrencies.USDT,
  { code: "USDC", usd: 0.9999, volatility: 0.0004, turnover: 38_000_000 },
  { code: "SOL", usd: 188.4, volatility: 0.042, turnover: 41_000_000 },
  { code: "BNB", usd: 664, volatility: 0.026, turnover: 19_000_000 },
  { code: "XRP", usd: 2.31, volatility: 0.041, turnover: 33_000_000 },
  { code: "TRX", usd: 0.2463, volatility: 0.022, turnover: 9_400_000 },
  { code: "DOGE", usd: 0.3251, volatility: 0.05, turnover: 14_000_000 },
  { code: "ADA", usd: 0.9042, volatility: 0.045, turnover: 7_800_000 },
  { code: "LTC", usd: 103.6, volatility: 0.036, turnover: 5_100_000 },
  { code: "LINK", usd: 22.84, volatility: 0.046, turnover: 5_600_000 },
  { code: "AVAX", usd: 36.9, volatility: 0.047, turnover: 4_300_000 },
  { code: "TON", usd: 5.42, volatility: 0.037, turnover: 3_700_000 },
  { code: "POL", usd: 0.4517, volatility: 0.048, turnover: 2_900_000 },
  { code: "DOT", usd: 6.83, volatility: 0.042, turnover: 2_400_000 },
  { code: "BCH", usd: 441.2, volatility: 0.039, turnover: 2_100_000 },
  { code: "SHIB", usd: 0.00002184, volatility: 0.052, turnover: 4_800_000 },
  { code: "PEPE", usd: 0.00001763, volatility: 0.071, turnover: 6_200_000 },
  { code: "UNI", usd: 13.27, volatility: 0.049, turnover: 1_800_000 },
  { code: "ATOM", usd: 6.41, volatility: 0.044, turnover: 1_300_000 },
  { code: "XLM", usd: 0.4126, volatility: 0.047, turnover: 2_000_000 },
  { code: "NEAR", usd: 5.08, volatility: 0.05, turnover: 1_500_000 },
  { code: "AAVE", usd: 318.5, volatility: 0.048, turnover: 1_600_000 },
];

/** The first pairs of the market, in this order. */
export const firstPairs: readonly string[] = [
  "BTC-USD",
  "ETH-USD",
  "USDT-NGN",
  "USDC-NGN",
  "BTC-NGN",
  "ETH-NGN",
  "SOL-USD",
  "USDT-USD",
  "USDC-USD",
  "BNB-USD",
  "XRP-USD",
  "TRX-USD",
  "SOL-NGN",
  "BNB-NGN",
  "XRP-NGN",
  "TRX-NGN",
  "DOGE-USD",
  "ADA-USD",
  "LTC-USD",
  "LINK-USD",
  "SHIB-USD",
  "PEPE-USD",
  "DOGE-NGN",
  "TON-USD",
];
