import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { wait } from "../wait.ts";

/** Account numbers whose verification has a fixed outcome at every bank. */
export const bankAccountNumbers = {
  unknown: "0000000000",
  slow: "0000000008",
  longName: "0000000255",
  kybRequired: "0000000403",
  tooManyRequests: "0000000429",
  broken: "0000000500",
} as const;

/** Delay of the slow account number in milliseconds. */
export const SLOW_VERIFICATION_MS = 8000;

/** `Retry-After` of the rate-limited account number, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** Applies the fixed outcome of an account number. Throws if the outcome is an error. */
export async function playSpecialBankAccount(accountNumber: string, { clock }: HandlerContext): Promise<void> {
  switch (accountNumber) {
    case bankAccountNumbers.slow:
      return wait({ clock, milliseconds: SLOW_VERIFICATION_MS });
    case bankAccountNumbers.kybRequired:
      throw new ServiceError("FORBIDDEN");
    case bankAccountNumbers.tooManyRequests:
      throw new ServiceError("RATE_LIMITED", { retryAfter: RETRY_AFTER_SECONDS });
    case bankAccountNumbers.broken:
      throw new ServiceError("INTERNAL");
  }
}
