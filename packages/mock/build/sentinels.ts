import { writeAmount } from "../src/amount.ts";
import { ordersByDigits } from "../src/exchange/planFills.ts";
import { senders } from "../src/handlers/travelRule.ts";
import { depositAmounts, withdrawalAmounts } from "../src/wallet/sentinelAmounts.ts";
import { bankAccountNumbers, RETRY_AFTER_SECONDS, SLOW_VERIFICATION_MS } from "../src/wallet/specialBankAccounts.ts";

/** An input that takes a way of its own. */
export interface Sentinel {
  readonly field: string;
  readonly value: string;
  readonly effect: string;
}

const seconds = SLOW_VERIFICATION_MS / 1000;

/** Every one there is. */
export const sentinels: readonly Sentinel[] = [
  ...bankAccount({
    [bankAccountNumbers.unknown]: "400 `VALIDATION_FAILED`: the bank knows no such account",
    [bankAccountNumbers.slow]: `an answer after ${seconds} seconds`,
    [bankAccountNumbers.longName]: "a very long name, with accents",
    [bankAccountNumbers.kybRequired]: "403 `FORBIDDEN`, as in production without approved KYB",
    [bankAccountNumbers.tooManyRequests]: `429 \`RATE_LIMITED\`, \`Retry-After: ${RETRY_AFTER_SECONDS}\``,
    [bankAccountNumbers.broken]: "500 `INTERNAL`",
  }),
  ...list("`amount` of a simulated deposit", {
    [writeAmount(depositAmounts.failed)]: "the deposit fails; `deposit.failed`",
  }),
  ...list("`amount` of a simulated stablecoin deposit", {
    [writeAmount(depositAmounts.held)]: "the deposit is held for the Travel Rule; `deposit.action_required`",
  }),
  ...list("`amount` of a withdrawal, simulated or signed", {
    [writeAmount(withdrawalAmounts.failed)]: "the withdrawal fails and its money comes back; `withdrawal.failed`",
    [writeAmount(withdrawalAmounts.partial)]: "in NGN, three quarters of it arrive; `withdrawal.partial`",
  }),
  ...list("`sender_originator` of a Travel Rule answer", {
    [senders.refused]: "is taken, and instead of clearance the deposit fails",
    [senders.conflicting]: "409 `CONFLICT`",
  }),
  ...list("digits of a quote's `amount`, wherever the point stands", {
    [ordersByDigits.partlyFilled]: "the order fills to one half, the rest is cancelled; `exchange.cancelled`",
    [ordersByDigits.rejected]: "the order is rejected; `exchange.rejected`",
    [ordersByDigits.cancelled]: "the order is cancelled before anything is filled",
  }),
];

function bankAccount(effects: Readonly<Record<string, string>>): Sentinel[] {
  return list("`account_number` that is verified, at any bank", effects);
}

/** Keys that look like numbers would be put in another order, so entries come as they are told where they are text. */
function list(field: string, effects: Readonly<Record<string, string>>): Sentinel[] {
  return Object.entries(effects).map(([value, effect]) => ({ field, value, effect }));
}
