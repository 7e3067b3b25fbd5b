import { addDecimals, formatMoney, useBalanceOverview, usePartnerKit, useWaitingPayments } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

/**
 * The withdrawable amounts by currency, the payments that wait for approval, so that nobody pays them again, and the amount that they
 * leave after their highest fees. Omits a currency without a reported amount in which nothing waits.
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
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>{write(currency, known.get(currency))}</dd>
            {renderWaiting(currency, waiting.totals.get(currency))}
          </div>
        ))}
      </dl>
    </Part>
  );

  function writeSum(currency: string, amounts: readonly string[]): string {
    const value = amounts.reduce<string>((sum, amount) => addDecimals(sum, amount) ?? sum, "0");
    return `\u2068${formatMoney({ value, currency, locale }).amount}\u2069`;
  }

  function write(currency: string, value: string | undefined): ReactElement | undefined {
    return value === undefined ? undefined : <bdi>{formatMoney({ value, currency, locale }).amount}</bdi>;
  }

  function renderWaiting(currency: string, total: string | undefined): ReactElement | undefined {
    if (total === undefined) return undefined;
    const now = known.get(currency);
    const payments = waiting.payments.filter((payment) => payment.currency === currency);
    const [first, ...others] = payments;
    // Unknown fees are left out of the calculation, and its name says so.
    const fees = payments.flatMap(({ maxFee }) => maxFee ?? []);
    const hasFees = fees.length === payments.length;
    const left = [total, ...(hasFees ? fees : [])].reduce((rest, part) => rest && addDecimals(rest, `-${part}`), now);
    return (
      <>
        <dt>
          <Link href={first && others.length === 0 ? `/approvals/${first.approvalId}` : "/approvals"}>
            {messages.waitsForApproval}
          </Link>
        </dt>
        <dd className="app-waiting">{write(currency, left === undefined ? total : `-${total}`)}</dd>
        {left !== undefined && (
          <>
            <dt>
              {hasFees
                ? fillMessage(messages.leftAfterFees, { fee: writeSum(currency, fees) })
                : messages.leftBeforeFees}
            </dt>
            <dd>{write(currency, left)}</dd>
          </>
        )}
      </>
    );
  }
}
