import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { wait } from "../wait.ts";

/** Account numbers, at any bank, that take a way of their own when they are verified. */
export const bankAccountNumbers = {
  unknown: "0000000000",
  slow: "0000000008",
  longName: "0000000255",
  kybRequired: "0000000403",
  tooManyRequests: "0000000429",
  broken: "0000000500",
} as const;

/** Milliseconds until the slow one is answered. */
export const SLOW_VERIFICATION_MS = 8000;

/** What the one that is asked about too often has to wait. */
export const RETRY_AFTER_SECONDS = 5;

/** Plays what an account number stands for. Throws where it stands for a refusal. */
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
