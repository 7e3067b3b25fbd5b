import type { Operation } from "@partner-kit/contract";
import type { Account, Database } from "./database.ts";
import { ServiceError } from "./serviceError.ts";

export interface CheckAccessParameters {
  readonly operation: Operation;
  readonly headers: Headers;
  readonly db: Database;
}

/**
 * Finds the account a request speaks for, none for public operations. Throws where the key is missing or unknown,
 * or lacks the scope. (Service document: Authentication.)
 */
export function checkAccess({ operation, headers, db }: CheckAccessParameters): Account | undefined {
  if (operation.auth === "public") return undefined;
  const key = headers.get("x-api-key");
  if (key === null || key === "") throw new ServiceError("UNAUTHORIZED", { message: "missing X-Api-Key header" });
  const known = db.keys.get(key);
  const account = known && db.accounts.get(known.accountId);
  if (!known || !account) throw new ServiceError("UNAUTHORIZED");
  const scope = operation.scope === "unknown" ? operation.grant : operation.scope;
  if (scope !== null && !(known.scopes.includes(scope) && account.permissions.includes(scope))) {
    throw new ServiceError(isWebhookOperation(operation) ? "MISSING_SCOPE" : "FORBIDDEN");
  }
  return account;
}

function isWebhookOperation({ resource }: Operation): boolean {
  return resource === "webhooks" || resource === "webhookEvents" || resource === "webhookDeliveries";
}
