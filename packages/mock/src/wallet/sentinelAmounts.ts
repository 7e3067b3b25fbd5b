/** Deposit amounts with a fixed outcome, in units of `AMOUNT_PLACES` places. */
export const depositAmounts = { failed: 404_040_000n, held: 451_510_000n } as const;

/** Withdrawal amounts with a fixed outcome, in units of `AMOUNT_PLACES` places. */
export const withdrawalAmounts = { failed: 404_040_000n, partial: 206_060_000n } as const;
