import type { Credit } from "@partner-kit/contract";
import { compareDecimals } from "../format/compareDecimals.ts";
import { percentOf } from "../format/percentOf.ts";

/** Returns `danger` for overdue credit and `warn` near the limit. Used credit is otherwise neutral, because using it is normal. */
export function creditTone(credit: Credit): "danger" | "warn" | undefined {
  if (credit.overdue) return "danger";
  const used = percentOf(credit.credit_used, credit.credit_limit);
  return used !== undefined && compareDecimals(used, NEARLY_ALL) >= 0 ? "warn" : undefined;
}

/** Percent of the limit. */
const NEARLY_ALL = "80";
