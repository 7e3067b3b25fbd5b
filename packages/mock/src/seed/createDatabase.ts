import type { Conditions } from "../conditions.ts";
import type { ApiKey, Database } from "../database.ts";
import { createExchangeTables } from "../exchange/tables.ts";
import type { Market } from "../market/createMarket.ts";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { createWalletTables } from "../wallet/tables.ts";
import { createWebhookTables } from "../webhooks/tables.ts";
import { createAccount } from "./account.ts";
import { seedOtherAccount } from "./otherAccount.ts";
import { seedPartner } from "./partner.ts";

/** ID of the keys' account. */
export const ACCOUNT_ID = "7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a10";

/** ID of another partner's account. */
export const OTHER_ACCOUNT_ID = "c2a9e6b4-0d3f-4b8e-8f57-61b0d9a7e3c5";

export interface CreateDatabaseParameters {
  readonly keys: ReadonlyMap<string, ApiKey>;
  readonly conditions: Conditions;
  readonly scenario: Scenario;
  readonly random: Random;
  readonly market: Market;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Creates an empty database. */
export function createEmptyDatabase(conditions: Conditions): Database {
  return {
    conditions: { ...conditions },
    accounts: new Map(),
    keys: new Map(),
    jobs: new Map(),
    ...createExchangeTables(),
    ...createWalletTables(),
    ...createWebhookTables(),
  };
}

/** Creates a database with the initial records of a scenario. */
export function createDatabase(parameters: CreateDatabaseParameters): Database {
  const { keys, conditions, scenario, random, market, now } = parameters;
  const { start = seedPartner, seed } = scenario;
  const db = createEmptyDatabase(conditions);
  const account = createAccount(ACCOUNT_ID);
  db.accounts.set(account.id, account);
  for (const [text, key] of keys) db.keys.set(text, key);
  start({ db, account, accountId: account.id, random, market, now });
  seed?.({ db, account, accountId: account.id, random, market, now });
  seedOtherAccount({ db, id: OTHER_ACCOUNT_ID, random, now });
  return db;
}
