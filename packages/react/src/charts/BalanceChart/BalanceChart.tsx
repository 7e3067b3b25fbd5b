"use client";

import type { Credit } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { creditTone } from "../../balances/creditTone.ts";
import { type CurrencyBalance, useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { currencyName } from "../../format/currencyName.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ChartFrame, type ChartState } from "../ChartFrame/ChartFrame.tsx";
import { enBalanceChart } from "../messages.en.ts";
import { BalanceStrip, BalanceStripSkeleton } from "./BalanceStrip.tsx";

export interface BalanceChartProps {
  readonly className?: string | undefined;
}

/**
 * The available and the locked part of each balance, and the available and the used part of the credit line, as strips. BalanceHistory shows balances
 * over time.
 */
export const BalanceChart: (props: BalanceChartProps) => ReactElement = withBoundary("BalanceChart", BalanceChartView);

function BalanceChartView({ className }: BalanceChartProps): ReactElement {
  const { state, refresh } = useBalanceOverview();
  const { balanceChart: messages, locale } = useText(enBalanceChart);
  const currencies = state.status === "ready" ? state.currencies : [];
  const unknownNote = currencies.some(({ withdrawable }) => withdrawable.kind === "unavailable") && (
    <p data-part="note">{messages.withdrawableUnavailable}</p>
  );
  const credit = state.status === "ready" && hasLimit(state.credit) ? state.credit : undefined;
  const creditOf = ({ currency }: CurrencyBalance) => (currency === credit?.currency ? credit : undefined);
  const write = (value: string, currency: string) => writeMoney({ value, currency, locale });

  return (
    <ChartFrame
      className={["pk-BalanceChart", className].filter(Boolean).join(" ")}
      title={messages.title}
      state={toState()}
      onRetry={refresh}
      summary={messages.ownScale}
      plot={
        <>
          {currencies.map(({ currency, available, locked, total, withdrawable }) => (
            <BalanceStrip
              key={currency}
              currency={currency}
              name={currencyName({ currency, locale })}
              whole={{ label: messages.total, amount: total }}
              parts={[
                { label: messages.available, amount: available, tone: "available" },
                { label: messages.locked, amount: locked, tone: "locked" },
              ]}
              bracket={
                withdrawable.kind === "known"
                  ? { label: messages.withdrawable, amount: withdrawable.amount }
                  : undefined
              }
            />
          ))}
          {credit && (
            <BalanceStrip
              currency={credit.currency}
              name={messages.credit}
              whole={{ amount: credit.credit_limit }}
              parts={[
                { label: messages.available, amount: credit.available_credit, tone: "available" },
                { label: messages.used, amount: credit.credit_used, tone: creditTone(credit) ?? "used" },
              ]}
            />
          )}
        </>
      }
      skeleton={
        <>
          <BalanceStripSkeleton />
          <BalanceStripSkeleton />
        </>
      }
      file={{ name: messages.title, toCsv }}
      renderTable={() => (
        <>
          <DataTable
            label={messages.title}
            rows={currencies}
            getRowKey={({ currency }) => currency}
            columns={[
              { id: "currency", label: messages.currency, isRowHeader: true, render: ({ currency }) => currency },
              ...(["available", "locked", "total"] as const).map((part) => ({
                id: part,
                label: messages[part],
                align: "number" as const,
                render: (balance: CurrencyBalance) => write(balance[part], balance.currency),
              })),
              {
                id: "withdrawable",
                label: messages.withdrawable,
                align: "number",
                render: ({ withdrawable, currency }) =>
                  withdrawable.kind === "known" ? write(withdrawable.amount, currency) : "–",
              },
              ...(currencies.some(creditOf)
                ? (["credit_used", "available_credit"] as const).map((field) => ({
                    id: field,
                    label: field === "credit_used" ? messages.creditUsed : messages.creditAvailable,
                    align: "number" as const,
                    render: (balance: CurrencyBalance) => {
                      const amount = creditOf(balance)?.[field];
                      return amount === undefined ? "–" : write(amount, balance.currency);
                    },
                  }))
                : []),
            ]}
          />
          {unknownNote}
        </>
      )}
      empty={<EmptyState icon="chart" title={messages.empty} help={messages.emptyHelp} />}
      legend={unknownNote}
      note={messages.ownScale}
    />
  );

  function toCsv(): string {
    const rows = currencies.map(({ withdrawable, ...balance }) => ({
      ...balance,
      withdrawable: withdrawable.kind === "known" ? withdrawable.amount : undefined,
    }));
    return writeCsv(["currency", "available", "locked", "total", "withdrawable"], rows);
  }

  function toState(): ChartState {
    return state.status === "ready" ? { status: "ready", freshness: state.freshness } : state;
  }
}

function hasLimit({ credit_limit }: Credit): boolean {
  return signOf(credit_limit) === "positive";
}
