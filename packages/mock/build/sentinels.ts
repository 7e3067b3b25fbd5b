import { writeAmount } from "../src/amount.ts";
import { ordersByDigits, quotesByDigits } from "../src/exchange/planFills.ts";
import { senders } from "../src/handlers/travelRule.ts";
import { depositAmounts, signedWithdrawalAmounts, withdrawalAmounts } from "../src/wallet/sentinelAmounts.ts";
import { bankAccountNumbers, RETRY_AFTER_SECONDS, SLOW_VERIFICATION_MS } from "../src/wallet/specialBankAccounts.ts";

/** An input with a fixed outcome. */
export interface Sentinel {
  readonly field: string;
  readonly value: string;
  readonly effect: string;
}

const seconds = SLOW_VERIFICATION_MS / 1000;

/** Every sentinel. */
export const sentinels: readonly Sentinel[] = [
  ...bankAccount({
    [bankAccountNumbers.unknown]: "400 `VALIDATION_FAILED`: unknown account",
    [bankAccountNumbers.slow]: `a response after ${seconds} seconds`,
    [bankAccountNumbers.longName]: "a very long name with accents",
    [bankAccountNumbers.kybRequired]: "403 `FORBIDDEN`, as in production without approved KYB",
    [bankAccountNumbers.tooManyRequests]: `429 \`RATE_LIMITED\`, \`Retry-After: ${RETRY_AFTER_SECONDS}\``,
    [bankAccountNumbers.broken]: "500 `INTERNAL`",
  }),
  ...list("`amount` of a simulated deposit", {
    [writeAmount(depositAmounts.failed)]: "the deposit fails: `deposit.failed`",
  }),
  ...list("`amount` of a simulated stablecoin deposit", {
    [writeAmount(depositAmounts.held)]: "the deposit is held for the Travel Rule: `deposit.action_required`",
  }),
  ...list("`amount` of a withdrawal, simulated or signed", {
    [writeAmount(withdrawalAmounts.failed)]: "the withdrawal fails and its amount is returned: `withdrawal.failed`",
    [writeAmount(withdrawalAmounts.partial)]: "in NGN, three quarters are settled: `withdrawal.partial`",
  }),
  ...list("`amount` of a signed withdrawal", {
    [writeAmount(signedWithdrawalAmounts.belowMinimum)]: "400 `VALIDATION_FAILED` for the quote: below the minimum",
    [writeAmount(signedWithdrawalAmounts.expensive)]: "the fee is as high as the amount",
    [writeAmount(signedWithdrawalAmounts.conflicting)]: "409 `CONFLICT` for the submission",
    [writeAmount(signedWithdrawalAmounts.expired)]: "the quote has expired when it is returned",
    [writeAmount(signedWithdrawalAmounts.lost)]:
      "the withdrawal is made, and the first response to its submission is lost",
  }),
  ...list("`sender_originator` of a Travel Rule submission", {
    [senders.rejected]: "the submission is accepted, and the deposit fails instead of being cleared",
    [senders.conflicting]: "409 `CONFLICT`",
  }),
  ...list("digits of a quote's `amount`, at any decimal point", {
    [ordersByDigits.partlyFilled]: "half of the order fills, and the rest is cancelled: `exchange.cancelled`",
    [ordersByDigits.rejected]: "the order is rejected: `exchange.rejected`",
    [ordersByDigits.underReview]: "the order stays in a status and has a field that the contract does not list",
    [ordersByDigits.cancelled]: "the order is cancelled before the first fill",
    [quotesByDigits.expired]: "the quote has expired when it is returned",
    [quotesByDigits.lost]: "the order is created, and the first response to the acceptance is lost",
  }),
];

function bankAccount(effects: Readonly<Record<string, string>>): Sentinel[] {
  return list("verified `account_number`, at any bank", effects);
}

/** Lists the effects of a field. `Object.entries` sorts keys that are integers first. */
function list(field: string, effects: Readonly<Record<string, string>>): Sentinel[] {
  return Object.entries(effects).map(([value, effect]) => ({ field, value, effect }));
}
