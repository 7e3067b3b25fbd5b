import type { ReactElement } from "react";
import { formatMoney, useBalanceOverview, usePartnerKit, type Withdrawable } from "../../src/exports/index.ts";

export function PlainBalanceOverview(): ReactElement {
  const { locale } = usePartnerKit();
  const { state, amountsHidden, getHideButtonProps, getRefreshButtonProps } = useBalanceOverview();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;

  const write = (value: string, currency: string) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return amountsHidden ? "•••" : `${amount} ${code}`;
  };
  const writeWithdrawable = (withdrawable: Withdrawable, currency: string) =>
    withdrawable.kind === "known" ? write(withdrawable.amount, currency) : withdrawable.kind;

  return (
    <>
      <button {...getHideButtonProps()}>Hide amounts</button>
      <button {...getRefreshButtonProps()}>Refresh</button>
      <ul>
        {state.currencies.map(({ currency, available, locked, withdrawable }) => (
          <li key={currency}>
            {currency}: {write(available, currency)} available, {write(locked, currency)} locked,{" "}
            {writeWithdrawable(withdrawable, currency)} withdrawable
          </li>
        ))}
      </ul>
      <p>
        As of <time dateTime={state.generatedAt}>{state.generatedAt}</time>, {state.freshness.kind}
      </p>
    </>
  );
}
