/** Deposit amounts with a fixed outcome, in units of `AMOUNT_PLACES` places. */
export const depositAmounts = { failed: 404_040_000n, held: 451_510_000n } as const;

/** Withdrawal amounts with a fixed outcome, in units of `AMOUNT_PLACES` places. */
export const withdrawalAmounts = { failed: 404_040_000n, partial: 206_060_000n } as const;

/** Amounts of signed withdrawals whose quote or submission has a fixed outcome, in units of `AMOUNT_PLACES` places. */
export const signedWithdrawalAmounts = {
  belowMinimum: 10_000n,
  expensive: 402_020_000n,
  conflicting: 409_090_000n,
  expired: 419_190_000n,
  lost: 504_040_000n,
} as const;
