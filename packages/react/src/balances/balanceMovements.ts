import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import { addDecimals } from "../format/addDecimals.ts";
import { compareDecimals } from "../format/compareDecimals.ts";

export type MovementKind = "in" | "out" | "held";

/** A transaction that changed a balance, or a deposit that the service holds. */
export interface BalanceMovement {
  readonly transactionId: string;
  readonly kind: MovementKind;
  /** A decimal string: the settled amount, with the fee of a withdrawal. */
  readonly amount: string;
  /** Whether the amount includes a fee. */
  readonly hasFee: boolean;
  /** The currency of the transaction, which for a stablecoin is not that of the balance. */
  readonly currency: string;
  /** When the transaction was created, in seconds since the epoch. */
  readonly time: number;
}

export interface ListMovementsParameters {
  readonly transactions: readonly Transaction[];
  /** The currency of the balance. */
  readonly currency: string;
  /** The currencies of all balances. */
  readonly currencies: readonly string[];
}

/** Lists the completed deposits and withdrawals of a balance and its held deposits, oldest first. */
export function listMovements({
  transactions,
  currency,
  currencies,
}: ListMovementsParameters): readonly BalanceMovement[] {
  const movements = transactions.flatMap((transaction): readonly BalanceMovement[] => {
    const { id, created_at: createdAt, currency: own } = transaction;
    const milliseconds = createdAt === undefined ? undefined : parseTimestamp(createdAt);
    const moved = readMoved(transaction);
    if (milliseconds === undefined || own === undefined || moved?.amount === undefined) return [];
    if (balanceOf(own, transaction, currencies) !== currency) return [];
    const { kind, amount } = moved;
    const fee = kind === "out" ? (transaction.fee ?? "0") : "0";
    const hasFee = compareDecimals(fee, "0") > 0;
    const total = hasFee ? addDecimals(amount, fee) : amount;
    if (total === undefined) return [];
    return [{ transactionId: id, kind, amount: total, hasFee, currency: own, time: milliseconds / 1000 }];
  });
  return movements.toSorted((one, other) => one.time - other.time);
}

/** Lists the deposits that arrived, but are not available: those on hold and those that the service still processes. */
export function listIncoming(parameters: ListMovementsParameters): MovementSums {
  const { transactions, currency, currencies } = parameters;
  const sums = new Map<string, string>();
  for (const transaction of transactions) {
    const { type, status, amount, currency: own, required_action: action } = transaction;
    const isIncoming = type === "deposit" && (action || status === "action_required" || status === "pending");
    if (!isIncoming || own === undefined || amount === undefined) continue;
    if (balanceOf(own, transaction, currencies) !== currency) continue;
    sums.set(own, addDecimals(sums.get(own) ?? "0", amount) ?? amount);
  }
  // In one order, whichever came first.
  return new Map([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Assumed: without a balance of its own, a stablecoin changes the one in dollars. (Service document: Balances.) */
function balanceOf(own: string, { rail }: Transaction, currencies: readonly string[]): string {
  return currencies.includes(own) || rail !== "crypto" ? own : "USD";
}

function readMoved(transaction: Transaction) {
  const { type, status, amount, settled_amount: settled, required_action: action } = transaction;
  if (type === "deposit" && (action || status === "action_required")) return { kind: "held", amount } as const;
  if (status === "success" && type === "deposit") return { kind: "in", amount } as const;
  if (status === "success" && type === "withdrawal") return { kind: "out", amount } as const;
  if (status === "partial" && type === "withdrawal") return { kind: "out", amount: settled ?? undefined } as const;
  return undefined;
}

/** Exact sums by the currency of the transactions, because different currencies have no sum. */
export type MovementSums = ReadonlyMap<string, string>;

/** Adds the amounts of movements. */
export function sumMovements(movements: readonly BalanceMovement[], kind: MovementKind): MovementSums {
  const sums = new Map<string, string>();
  for (const { amount, currency, ...movement } of movements) {
    if (movement.kind === kind) sums.set(currency, addDecimals(sums.get(currency) ?? "0", amount) ?? amount);
  }
  return sums;
}
