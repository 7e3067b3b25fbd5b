import { AMOUNT_PLACES, parseUnits } from "../amount.ts";
import { stablecoins } from "../currency.ts";
import { ServiceError } from "../serviceError.ts";
import type { RecipientType } from "./tables.ts";

export interface ReadMoneyParameters {
  /** A decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly rail: RecipientType;
}

/**
 * Parses an amount of a currency on a rail: NGN and USD with up to 2 places, stablecoins with up to 6. Throws
 * `VALIDATION_FAILED` if the amount is invalid or above 1,000,000,000,000.
 */
export function readMoney({ amount, currency, rail }: ReadMoneyParameters): bigint {
  const isKept = rail === "crypto" ? stablecoins.includes(currency) : currency === "NGN" || currency === "USD";
  const units = parseUnits(amount, AMOUNT_PLACES);
  const isFine = units !== undefined && units <= LARGEST_AMOUNT && (rail === "crypto" || units % HUNDREDTH === 0n);
  if (!isKept || !isFine) throw new ServiceError("VALIDATION_FAILED");
  return units;
}

const HUNDREDTH = 10n ** BigInt(AMOUNT_PLACES - 2);
/** Maximum amount of a deposit or withdrawal, in units of `AMOUNT_PLACES` places. */
export const LARGEST_AMOUNT = 10n ** BigInt(12 + AMOUNT_PLACES);
