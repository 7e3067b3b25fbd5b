/** Lengths of price series in seconds. */
export const priceRanges = { "1h": 3600, "6h": 21_600, "24h": 86_400, "7d": 604_800, "30d": 2_592_000 } as const;

export type PriceRange = keyof typeof priceRanges;
