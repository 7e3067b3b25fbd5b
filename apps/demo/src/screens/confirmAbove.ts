/** Amounts above which a payment has to be typed again. Smaller than those that need a second person. */
export const CONFIRM_ABOVE = { NGN: "500000", USDC: "500", USDT: "500" } as const;
