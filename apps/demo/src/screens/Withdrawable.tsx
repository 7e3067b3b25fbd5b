import {
  addDecimals,
  formatMoney,
  useApprovals,
  useBalanceOverview,
  usePartnerKit,
  useSession,
} from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

/**
 * The withdrawable amounts by currency, and below each what waits for approval, so that nobody pays it again. Omits currencies
 * whose amount the service does not report, and in which nothing waits.
 */
export function Withdrawable(): ReactElement | null {
  const messages = useAppMessages();
  const { locale } = usePartnerKit();
  const { state } = useBalanceOverview();
  const { waiting, isPending } = useWaiting();
  const isLoading = state.status === "loading" || isPending;
  const known = new Map(
    (state.status === "ready" ? state.currencies : []).flatMap(({ currency, withdrawable }) =>
      withdrawable.kind === "known" ? [[currency, withdrawable.amount]] : [],
    ),
  );
  const currencies = isLoading ? [] : [...new Set([...known.keys(), ...waiting.keys()])];
  if (!isLoading && currencies.length === 0) return null;
  return (
    <Part title={messages.withdrawable}>
      <dl className="app-withdrawable" aria-busy={isLoading}>
        {currencies.map((currency) => (
          <div key={currency}>
            <dt>{currency}</dt>
            {renderAmount(currency, known.get(currency))}
            {renderWaiting(currency, waiting.get(currency))}
          </div>
        ))}
      </dl>
    </Part>
  );

  function renderAmount(currency: string, value: string | undefined): ReactElement | undefined {
    return value === undefined ? undefined : <dd>{formatMoney({ value, currency, locale }).amount}</dd>;
  }

  function renderWaiting(currency: string, found: Waiting | undefined): ReactElement | undefined {
    if (!found) return undefined;
    const { amount } = formatMoney({ value: found.amount, currency, locale });
    const [id, ...others] = found.ids;
    return (
      <dd className="app-waiting">
        <Link href={others.length > 0 ? "/approvals" : `/approvals/${id}`}>
          {fillMessage(messages.waitsForApproval, { amount: `\u2068${amount}\u2069` })}
        </Link>
      </dd>
    );
  }
}

interface Waiting {
  /** Decimal string. */
  readonly amount: string;
  /** IDs of the approvals. */
  readonly ids: readonly string[];
}

/** The payments that wait for approval, by currency. None for people who may not see approvals. */
function useWaiting(): { readonly waiting: ReadonlyMap<string, Waiting>; readonly isPending: boolean } {
  const { allowed: enabled } = useSession().can("listApprovals");
  const approvals = useApprovals({ query: { enabled } });
  const waiting = new Map<string, Waiting>();
  for (const { id, status, operation, reviewed } of approvals.data?.approvals ?? []) {
    const { amount, currency } = reviewed ?? {};
    if (status !== "pending" || operation !== "submitWithdrawal" || !amount || !currency) continue;
    const before = waiting.get(currency);
    const sum = addDecimals(before?.amount ?? "0", amount);
    if (sum !== undefined) waiting.set(currency, { amount: sum, ids: [...(before?.ids ?? []), id] });
  }
  return { waiting, isPending: approvals.isLoading };
}
