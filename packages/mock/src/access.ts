import { isScope, type Operation, type Scope } from "@partner-kit/contract";
import { isAllowed } from "./allowlist.ts";
import type { Account, ApiKey, Database } from "./database.ts";
import { ServiceError } from "./serviceError.ts";

export interface CheckAccessParameters {
  readonly operation: Operation;
  readonly headers: Headers;
  readonly db: Database;
  /** IP address of the caller. */
  readonly remoteAddress: string;
}

/** The account and key of a request. */
export interface Access {
  readonly account: Account;
  readonly key: ApiKey;
  /** The scopes that both key and account have. */
  readonly scopes: readonly Scope[];
}

/**
 * Finds the account of a request. Returns `undefined` for public operations. Throws if the key is missing or unknown, if
 * its allowlist excludes the address, or if it lacks the scope. (Service document: Authentication.)
 */
export function checkAccess({ operation, headers, db, remoteAddress }: CheckAccessParameters): Access | undefined {
  if (operation.auth === "public") return undefined;
  const text = headers.get("x-api-key");
  if (text === null || text === "") throw new ServiceError("UNAUTHORIZED", { message: "missing X-Api-Key header" });
  const key = db.keys.get(text);
  const account = key && db.accounts.get(key.accountId);
  if (!key || !account) throw new ServiceError("UNAUTHORIZED");
  if (key.allowlist && !isAllowed(remoteAddress, key.allowlist)) throw new ServiceError("FORBIDDEN");
  const scope = operation.scope === "unknown" ? operation.grant : operation.scope;
  const scopes = key.scopes.filter((granted) => account.permissions.includes(granted));
  if (scope !== null && !(isScope(scope) && scopes.includes(scope))) {
    throw new ServiceError(isWebhookOperation(operation) ? "MISSING_SCOPE" : "FORBIDDEN");
  }
  return { account, key, scopes };
}

function isWebhookOperation({ resource }: Operation): boolean {
  return resource === "webhooks" || resource === "webhookEvents" || resource === "webhookDeliveries";
}
