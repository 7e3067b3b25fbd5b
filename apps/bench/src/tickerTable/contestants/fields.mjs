/** Columns of all contestants except the kit, which also localizes values and draws the price range. */
export const fields = [
  "pair_id",
  "last",
  "price_change_percent",
  "price_change",
  "low",
  "open",
  "high",
  "best_bid",
  "best_ask",
  "volume",
  "volume_quote",
];

export const ROW = 40;

/** Sorts by numeric value, like the kit. */
export function byNumber(a, b) {
  return Number(a) - Number(b);
}
