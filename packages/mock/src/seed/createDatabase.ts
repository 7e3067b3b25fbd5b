import type { Database } from "../database.ts";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenarios/scenarios.ts";
import { createAccount } from "./account.ts";
import { keyScopes, type MockKeys } from "./keys.ts";

/** The account that the keys belong to. */
const ACCOUNT_ID = "7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a10";

export interface CreateDatabaseParameters {
  readonly keys: MockKeys;
  readonly scenario: Scenario;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Fills a database with what a scenario starts from. */
export function createDatabase({ keys, scenario, random, now }: CreateDatabaseParameters): Database {
  const account = createAccount({ id: ACCOUNT_ID, random, now });
  scenario.apply?.(account, now);
  const scopesOf = (name: keyof MockKeys) => ({ accountId: account.id, scopes: keyScopes[name] });
  return {
    accounts: new Map([[account.id, account]]),
    keys: new Map([
      [keys.default, scopesOf("default")],
      [keys.webhooks, scopesOf("webhooks")],
      [keys.withdrawals, scopesOf("withdrawals")],
    ]),
  };
}
