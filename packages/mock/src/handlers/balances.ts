import type { Account, Currency } from "../database.ts";
import { formatUnits } from "../formatUnits.ts";
import type { Handlers } from "../handler.ts";

export const balances: Handlers<"getBalances"> = {
  getBalances({ account: readAccount, context }) {
    const account = readAccount();
    const now = context.clock.now();
    const { limit, used, dueAt } = account.credit;
    const { NGN, USD } = account.balances;
    const overdue = isOverdue(account, now);
    const net = NGN.available + NGN.locked - used;
    return {
      balances: [
        { ...writeBalance(account, "NGN"), rail_equivalents: null },
        { ...writeBalance(account, "USD"), rail_equivalents: [] },
      ],
      credit: {
        available_credit: money(limit - used),
        credit_limit: money(limit),
        credit_used: money(used),
        net_negative: money(net < 0n ? -net : 0n),
        net_positive: money(net > 0n ? net : 0n),
        outstanding: money(used),
        currency: "NGN",
        next_due_at: used === 0n || dueAt === null ? null : new Date(dueAt).toISOString(),
        overdue,
        status: creditStatus(limit, overdue),
        withdrawal_blocked: overdue,
      },
      withdrawable: account.withdrawableKnown
        ? {
            ngn: money(overdue || NGN.available < used ? 0n : NGN.available - used),
            usd: money(overdue ? 0n : USD.available),
          }
        : null,
      generated_at: new Date(now).toISOString(),
    };
  },
};

function writeBalance(account: Account, currency: Currency) {
  const { available, locked } = account.balances[currency];
  return { currency, available: money(available), locked: money(locked), total: money(available + locked) };
}

/** Its values are not shown; these are this emulator's. */
function creditStatus(limit: bigint, overdue: boolean): string {
  if (limit === 0n) return "inactive";
  return overdue ? "overdue" : "active";
}

function isOverdue({ credit }: Account, now: number): boolean {
  return credit.used > 0n && credit.dueAt !== null && credit.dueAt <= now;
}

function money(hundredths: bigint): string {
  return formatUnits(hundredths, 2);
}
