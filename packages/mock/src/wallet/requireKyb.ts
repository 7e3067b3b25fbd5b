import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";

/** Refuses what production does only for accounts whose KYB is approved. */
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
