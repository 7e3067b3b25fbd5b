import type { BalanceOverview } from "@partner-kit/contract";
import { writeAmount } from "../amount.ts";
import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";
import type { Handlers } from "../handler.ts";
import { isCreditOverdue, withdrawableOf } from "../wallet/withdrawable.ts";

export const balances: Handlers<"getBalances"> = {
  getBalances({ account: readAccount, context }) {
    const account = readAccount();
    const now = context.clock.now();
    const inputs = listInputs(account, now);
    const known = written.get(account);
    if (known?.inputs.every((input, index) => input === inputs[index])) return known.overview;
    const overview = Object.freeze(writeOverview(account, now));
    written.set(account, { inputs, overview });
    return overview;
  },
};

/** The overview of a moment, and all that it was made of: many ask within one millisecond. */
const written = new WeakMap<Account, { readonly inputs: readonly unknown[]; readonly overview: BalanceOverview }>();

function listInputs({ balances: { NGN, USD }, credit, withdrawableKnown }: Account, now: number): readonly unknown[] {
  return [now, NGN.available, NGN.locked, USD.available, USD.locked, credit, withdrawableKnown];
}

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

/** Its values are not shown; these are this emulator's. */
function creditStatus(limit: bigint, overdue: boolean): string {
  if (limit === 0n) return "inactive";
  return overdue ? "overdue" : "active";
}
