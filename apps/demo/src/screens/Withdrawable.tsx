import { formatMoney, useBalanceOverview, usePartnerKit, useWaitingPayments } from "@partner-kit/react";
import { Fragment, type ReactElement } from "react";
import { Link } from "wouter";
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
  const waiting = useWaitingPayments();
  const isLoading = state.status === "loading" || waiting.isLoading;
  const known = new Map(
    (state.status === "ready" ? state.currencies : []).flatMap(({ currency, withdrawable }) =>
      withdrawable.kind === "known" ? [[currency, withdrawable.amount]] : [],
    ),
  );
  const currencies = isLoading ? [] : [...new Set([...known.keys(), ...waiting.totals.keys()])];
  if (!isLoading && currencies.length === 0) return null;
  return (
    <Part title={messages.withdrawable}>
      <dl className="app-withdrawable" aria-busy={isLoading}>
        {currencies.map((currency) => (
          <Fragment key={currency}>
            <div>
              <dt>{currency}</dt>
              {renderAmount(currency, known.get(currency))}
            </div>
            {renderWaiting(currency, waiting.totals.get(currency))}
          </Fragment>
        ))}
      </dl>
    </Part>
  );

  function renderAmount(currency: string, value: string | undefined): ReactElement | undefined {
    return value === undefined ? undefined : <dd>{formatMoney({ value, currency, locale }).amount}</dd>;
  }

  function renderWaiting(currency: string, value: string | undefined): ReactElement | undefined {
    if (value === undefined) return undefined;
    const { amount, code } = formatMoney({ value, currency, locale });
    const [first, ...others] = waiting.payments.filter((payment) => payment.currency === currency);
    return (
      <div className="app-waiting">
        <dt>
          <Link href={first && others.length === 0 ? `/approvals/${first.approvalId}` : "/approvals"}>
            {messages.waitsForApproval}
          </Link>
        </dt>
        <dd>
          <bdi>
            {amount}
            <span>{`\u00a0${code}`}</span>
          </bdi>
        </dd>
        <dd>{messages.waitingHelp}</dd>
      </div>
    );
  }
}
