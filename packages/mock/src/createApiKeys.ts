import { defaultScopes } from "@partner-kit/contract";
import { checkAllowlist } from "./allowlist.ts";
import type { ApiKey } from "./database.ts";
import { ACCOUNT_ID, OTHER_ACCOUNT_ID } from "./seed/createDatabase.ts";
import { type ApiKeyParameters, keyScopes, type MockKeys } from "./seed/keys.ts";

export interface CreateApiKeysParameters {
  readonly keys: MockKeys;
  readonly signingKey: string;
  readonly more: readonly ApiKeyParameters[];
}

/** Lists every key with its permissions. Throws `RangeError` if an allowlist is invalid. */
export function createApiKeys({ keys, signingKey, more }: CreateApiKeysParameters): Map<string, ApiKey> {
  const own: ApiKeyParameters[] = [
    { key: keys.default, scopes: keyScopes.default },
    { key: keys.webhooks, scopes: keyScopes.webhooks },
    { key: keys.withdrawals, scopes: keyScopes.withdrawals },
  ];
  return new Map(
    [...own, ...more].map(({ key, scopes = defaultScopes, allowlist = null, account, signingKey: secret }) => {
      if (allowlist) checkAllowlist(allowlist);
      const signs = scopes.includes("wallets:withdraw");
      const accountId = account === "other" ? OTHER_ACCOUNT_ID : ACCOUNT_ID;
      return [key, { accountId, scopes, allowlist, signingKey: secret ?? (signs ? signingKey : null) }];
    }),
  );
}
