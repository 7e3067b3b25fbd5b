import { AMOUNT_PLACES } from "../amount.ts";
import type { Random } from "../random.ts";
import { createReference } from "../wallet/createReference.ts";
import type { StoredRecipient, StoredTransaction } from "../wallet/tables.ts";
import { businessTime } from "./businessTime.ts";

/** A type of transaction with its monthly count and its amounts in whole units of the currency. */
interface Kind {
  readonly count: number;
  readonly type: StoredTransaction["type"];
  readonly currency: "NGN" | "USDT" | "USDC";
  readonly status?: "success" | "failed" | "partial" | undefined;
  readonly from: number;
  readonly to: number;
  /** Amounts are multiples of this, in hundredths, because people send round amounts. */
  readonly step: number;
}

const kinds: readonly Kind[] = [
  { count: 13, type: "deposit", currency: "NGN", from: 450_000, to: 9_500_000, step: 500_000 },
  { count: 5, type: "deposit", currency: "USDT", from: 500, to: 9_000, step: 2_500 },
  { count: 3, type: "deposit", currency: "USDC", from: 250, to: 6_000, step: 1 },
  { count: 1, type: "deposit", currency: "NGN", status: "failed", from: 200_000, to: 900_000, step: 500_000 },
  { count: 9, type: "withdrawal", currency: "NGN", from: 180_000, to: 4_200_000, step: 1_000 },
  { count: 4, type: "withdrawal", currency: "USDT", from: 300, to: 4_500, step: 2_500 },
  { count: 2, type: "withdrawal", currency: "USDC", from: 500, to: 5_000, step: 2_500 },
  { count: 1, type: "withdrawal", currency: "NGN", status: "failed", from: 300_000, to: 1_200_000, step: 1_000 },
  { count: 1, type: "withdrawal", currency: "NGN", status: "partial", from: 12_000_000, to: 18_000_000, step: 400_000 },
];

export interface CreateHistoryParameters {
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Withdrawals go to them in turn. */
  readonly recipients: readonly StoredRecipient[];
}

/** Adds a month of completed deposits and withdrawals, oldest first. */
export function createHistory(parameters: CreateHistoryParameters): StoredTransaction[] {
  const { accountId, random, now, recipients } = parameters;
  const create = ({ type, currency, status = "success", from, to, step }: Omit<Kind, "count">): StoredTransaction => {
    const createdAt = businessTime({ random, now, from: 29, to: 0 });
    const hundredths = random.integer(Math.ceil((from * 100) / step), Math.floor((to * 100) / step)) * step;
    const amount = BigInt(hundredths) * HUNDREDTH;
    const rail = currency === "NGN" ? "fiat" : "crypto";
    const minutes = rail === "fiat" ? random.integer(1, 4) : random.integer(3, 18);
    return {
      id: random.uuid(),
      accountId,
      type,
      rail,
      status,
      currency,
      amount,
      fee: type === "deposit" ? 0n : (rail === "fiat" ? 50n : 1n) * UNIT,
      settled: status === "partial" ? (amount * 3n) / 4n : null,
      reference: createReference({ prefix: type === "deposit" ? "DEP" : "WDR", random, now: createdAt }),
      recipientId: null,
      travelRule: null,
      createdAt,
      updatedAt: Math.min(createdAt + minutes * 60_000 + random.integer(0, 59_999), now),
    };
  };
  return kinds
    .flatMap(({ count, ...kind }) => Array.from({ length: count }, () => create(kind)))
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map((transaction, index) => ({ ...transaction, recipientId: recipientOf(transaction, index) }));

  /** A partly settled withdrawal is a bulk payment, which has no single recipient. */
  function recipientOf({ type, status, currency, createdAt }: StoredTransaction, index: number): string | null {
    if (type === "deposit" || status === "partial") return null;
    const fitting = recipients.filter((one) => one.currency === currency && one.createdAt < createdAt);
    return fitting[index % fitting.length]?.id ?? null;
  }
}

const UNIT = 10n ** BigInt(AMOUNT_PLACES);
const HUNDREDTH = UNIT / 100n;
