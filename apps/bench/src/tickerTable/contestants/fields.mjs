/** Columns of every contestant except the kit, which formats values in the reader's language and draws the range. */
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

/** By value, as the kit sorts. */
export function byNumber(a, b) {
  return Number(a) - Number(b);
}
