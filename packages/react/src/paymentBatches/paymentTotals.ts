import { addDecimals } from "../format/addDecimals.ts";
import { padFraction } from "../format/padFraction.ts";
import { fractionDigits } from "../format/parseDecimal.ts";

export interface PaymentTotal {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

/** Adds up amounts per currency, in the order of their first line. */
export function totalsOf(payments: readonly Omit<PaymentTotal, "count">[]): readonly PaymentTotal[] {
  const totals = new Map<string, PaymentTotal>();
  for (const { currency, amount } of payments) {
    const { count, amount: sum } = totals.get(currency) ?? { count: 0, amount: "0" };
    totals.set(currency, { currency, count: count + 1, amount: add(sum, amount) });
  }
  return [...totals.values()];
}

/** Adds two decimals, and keeps the digits after the point that one of them has. */
function add(one: string, other: string): string {
  const sum = addDecimals(one, other) ?? other;
  return padFraction(sum, Math.max(fractionDigits(one), fractionDigits(other)));
}
