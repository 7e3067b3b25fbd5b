/** A currency with a balance. */
export type Currency = "NGN" | "USD";

/** Stablecoins. The service credits and debits them as dollars. */
export const stablecoins: readonly string[] = ["USDT", "USDC"];

/** Returns the balance of a currency or coin, or `undefined` if it has no balance. */
export function balanceOf(code: string): Currency | undefined {
  if (code === "NGN" || code === "USD") return code;
  return stablecoins.includes(code) ? "USD" : undefined;
}
