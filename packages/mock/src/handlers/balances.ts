import type { BalanceOverview } from "@partner-kit/contract";
import { writeAmount } from "../amount.ts";
import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";
import type { Handlers } from "../handler.ts";
import { isCreditOverdue, withdrawableOf } from "../wallet/withdrawable.ts";

export const balances: Handlers<"getBalances"> = {
  getBalances: ({ account, context }) => writeOverview(account(), context.clock.now()),
};

function writeOverview(account: Account, now: number): BalanceOverview {
  const { limit, used, dueAt } = account.credit;
  const { NGN } = account.balances;
  const overdue = isCreditOverdue(account, now);
  const net = NGN.available + NGN.locked - used;
  return {
    balances: [
      { ...writeBalance(account, "NGN"), rail_equivalents: null },
      { ...writeBalance(account, "USD"), rail_equivalents: [] },
    ],
    credit: {
      available_credit: writeAmount(limit - used),
      credit_limit: writeAmount(limit),
      credit_used: writeAmount(used),
      net_negative: writeAmount(net < 0n ? -net : 0n),
      net_positive: writeAmount(net > 0n ? net : 0n),
      outstanding: writeAmount(used),
      currency: "NGN",
      next_due_at: used === 0n || dueAt === null ? null : new Date(dueAt).toISOString(),
      overdue,
      status: creditStatus(limit, overdue),
      withdrawal_blocked: overdue,
    },
    withdrawable: account.withdrawableKnown
      ? {
          ngn: writeAmount(withdrawableOf(account, "NGN", now)),
          usd: writeAmount(withdrawableOf(account, "USD", now)),
        }
      : null,
    generated_at: new Date(now).toISOString(),
  };
}

function writeBalance(account: Account, currency: Currency) {
  const { available, locked } = account.balances[currency];
  return {
    currency,
    available: writeAmount(available),
    locked: writeAmount(locked),
    total: writeAmount(available + locked),
  };
}

/** The service document does not list the values. The emulator chose these. */
function creditStatus(limit: bigint, overdue: boolean): string {
  if (limit === 0n) return "inactive";
  return overdue ? "overdue" : "active";
}
