/** Deposits of exactly this much take a way of their own. In units of `AMOUNT_PLACES` places. */
export const depositAmounts = { failed: 404_040_000n, held: 451_510_000n } as const;

/** Withdrawals of exactly this much take a way of their own. */
export const withdrawalAmounts = { failed: 404_040_000n, partial: 206_060_000n } as const;
