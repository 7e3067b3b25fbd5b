import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";

/** Throws `FORBIDDEN` in production unless KYB is approved. */
export function requireKyb({
  context,
  account,
}: {
  readonly context: HandlerContext;
  readonly account: Account;
}): void {
  if (context.db.conditions.environment === "production" && account.kyb !== "approved")
    throw new ServiceError("FORBIDDEN");
}
