import { AMOUNT_PLACES } from "../amount.ts";
import { balanceOf } from "../currency.ts";
import type { Account, Database } from "../database.ts";
import type { Random } from "../random.ts";
import { createReference } from "../wallet/createReference.ts";
import { ledger } from "../wallet/ledger.ts";
import { TRAVEL_RULE_DEADLINE_MS } from "../wallet/startDeposit.ts";
import type { StoredTransaction } from "../wallet/tables.ts";

const HOUR_MS = 3_600_000;

export interface SeedPendingParameters {
  readonly db: Database;
  readonly account: Account;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds two pending withdrawals with locked amounts. They settle some hours later. */
export function seedPendingWithdrawals({ db, account, random, now }: SeedPendingParameters): void {
  const recipients = [...db.recipients.values()].filter(({ accountId }) => accountId === account.id);
  for (const { currency, hundredths, fee } of [
    { currency: "NGN", hundredths: random.integer(30_000_000, 95_000_000), fee: 50n },
    { currency: "USDT", hundredths: random.integer(30_000, 95_000), fee: 1n },
  ]) {
    const base = createBase({ account, random, createdAt: now - random.integer(5 * 60_000, 40 * 60_000) });
    const amount = BigInt(hundredths) * HUNDREDTH;
    const transaction: StoredTransaction = {
      ...base,
      type: "withdrawal",
      rail: currency === "NGN" ? "fiat" : "crypto",
      status: "pending",
      currency,
      amount,
      fee: fee * UNIT,
      reference: createReference({ prefix: "WDR", random, now: base.createdAt }),
      recipientId: recipients.find((recipient) => recipient.currency === currency)?.id ?? null,
      travelRule: null,
    };
    const balance = balanceOf(currency);
    if (balance) {
      const entry = { account, currency: balance, amount: amount + transaction.fee };
      ledger.credit(entry);
      ledger.reserve(entry);
    }
    db.transactions.set(transaction.id, transaction);
    const at = now + random.integer(2 * HOUR_MS, 6 * HOUR_MS);
    db.jobs.set(`settleWithdrawal:${transaction.id}`, { kind: "settleWithdrawal", id: transaction.id, at });
  }
}

/** Adds three stablecoin deposits that are on hold for sender information. */
export function seedHeldDeposits(parameters: SeedPendingParameters): void {
  const { random } = parameters;
  seedHeld(parameters, [
    ["USDT", 52, random.integer(110_000, 240_000)],
    ["USDC", 21, random.integer(300_000, 780_000)],
    ["USDT", 2, random.integer(900_000, 1_900_000)],
  ]);
}

/** Adds one stablecoin deposit that is on hold for sender information. */
export function seedHeldDeposit(parameters: SeedPendingParameters): void {
  seedHeld(parameters, [["USDC", 2, parameters.random.integer(300_000, 780_000)]]);
}

function seedHeld(
  { db, account, random, now }: SeedPendingParameters,
  deposits: readonly (readonly [currency: string, hoursAgo: number, hundredths: number])[],
): void {
  for (const [currency, hours, hundredths] of deposits) {
    const base = createBase({ account, random, createdAt: now - hours * HOUR_MS - random.integer(0, HOUR_MS) });
    const transaction: StoredTransaction = {
      ...base,
      type: "deposit",
      rail: "crypto",
      status: "action_required",
      currency,
      amount: BigInt(hundredths) * HUNDREDTH,
      fee: 0n,
      reference: createReference({ prefix: "DEP", random, now: base.createdAt }),
      recipientId: null,
      travelRule: { status: "required", isClearing: false },
    };
    db.transactions.set(transaction.id, transaction);
    const at = base.createdAt + TRAVEL_RULE_DEADLINE_MS;
    db.jobs.set(`finishDeposit:${transaction.id}`, { kind: "finishDeposit", id: transaction.id, at });
  }
}

function createBase({ account, random, createdAt }: { account: Account; random: Random; createdAt: number }) {
  return { id: random.uuid(), accountId: account.id, settled: null, createdAt, updatedAt: createdAt };
}

const UNIT = 10n ** BigInt(AMOUNT_PLACES);
const HUNDREDTH = UNIT / 100n;
