/** Amounts above which a payment needs a second person, by currency. */
export const APPROVAL_LIMITS = { NGN: "1000000", USDC: "1000", USDT: "1000" } as const;
