/** Balances are kept in these alone. */
export type Currency = "NGN" | "USD";

/** Coins that are worth a dollar: they are credited and debited as dollars. */
export const stablecoins: readonly string[] = ["USDT", "USDC"];

/** The balance that a currency or coin is kept in; `undefined` where there is none. */
export function balanceOf(code: string): Currency | undefined {
  if (code === "NGN" || code === "USD") return code;
  return stablecoins.includes(code) ? "USD" : undefined;
}
