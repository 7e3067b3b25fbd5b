"use client";

import type { Credit } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { type CurrencyBalance, useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { currencyName } from "../../format/currencyName.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import { useText } from "../../locale/useText.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { BarPlot } from "../BarPlot/BarPlot.tsx";
import type { BarTone, PlotBar } from "../BarPlot/PlotBar.ts";
import { ChartFrame, type ChartState } from "../ChartFrame/ChartFrame.tsx";
import { enBalanceChart } from "../messages.en.ts";
import { toNumber } from "../toNumber.ts";

export interface BalanceChartProps {
  readonly className?: string | undefined;
}

/** The current balances with their parts and the credit line, with one panel and scale per currency. BalanceHistory shows them over time. */
export const BalanceChart: (props: BalanceChartProps) => ReactElement = withBoundary("BalanceChart", BalanceChartView);

function BalanceChartView({ className }: BalanceChartProps): ReactElement {
  const { state, refresh } = useBalanceOverview();
  const { balanceChart: messages, locale } = useText(enBalanceChart);
  const currencies = state.status === "ready" ? state.currencies : [];
  const isUnknown = currencies.some(({ withdrawable }) => withdrawable.kind === "unavailable");
  const creditOf = ({ currency }: CurrencyBalance) => {
    const credit = state.status === "ready" ? state.credit : undefined;
    return credit?.currency === currency && signOf(credit.credit_limit) === "positive" ? credit : undefined;
  };
  const write = (value: string, currency: string) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return `${amount} ${code}`;
  };

  return (
    <ChartFrame
      className={className}
      title={messages.title}
      state={toState()}
      onRetry={refresh}
      summary={messages.ownScale}
      plot={
        <div data-part="panels">
          {currencies.map((balance) => (
            <BalancePanel key={balance.currency} balance={balance} credit={creditOf(balance)} />
          ))}
        </div>
      }
      skeleton={
        <>
          <div data-part="panels">
            {["first", "second"].map((panel) => (
              <div key={panel} data-part="panel">
                <p data-part="panelTitle">
                  <Skeleton width="long" />
                </p>
                <BarPlot
                  label=""
                  bars={(["total", "withdrawable"] as const).map((part) => ({
                    label: messages[part],
                    text: "",
                    parts: [{ value: 1, tone: "skeleton" }],
                  }))}
                />
                <p data-part="legend">
                  <Skeleton width="long" />
                </p>
              </div>
            ))}
          </div>
          <p data-part="note">{messages.ownScale}</p>
        </>
      }
      file={{ name: messages.title, toCsv }}
      renderTable={() => (
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
      )}
      empty={<EmptyState icon="chart" title={messages.empty} help={messages.emptyHelp} />}
      note={isUnknown ? messages.withdrawableUnavailable : messages.ownScale}
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

interface BalancePanelProps {
  readonly balance: CurrencyBalance;
  /** `undefined` if the credit line has another currency, or no limit. */
  readonly credit: Credit | undefined;
}

/** The parts of a total on one bar, with the credit line on another. Their scale is the same. */
function BalancePanel({ balance, credit }: BalancePanelProps): ReactElement {
  const id = useId();
  const { balanceChart: messages, locale } = useText(enBalanceChart);
  const { currency, available, locked, total, withdrawable } = balance;
  const write = (value: string) => formatMoney({ value, currency, locale }).amount;
  const part = (amount: string, tone: BarTone) => ({ value: toNumber(amount) ?? 0, tone });
  const bars: readonly PlotBar[] = [
    { label: messages.total, text: write(total), parts: [part(available, "accent"), part(locked, "muted")] },
    ...(withdrawable.kind === "known"
      ? [
          {
            label: messages.withdrawable,
            text: write(withdrawable.amount),
            parts: [part(withdrawable.amount, "ready")],
          },
        ]
      : []),
    ...(credit
      ? [
          {
            label: messages.credit,
            text: write(credit.credit_limit),
            parts: [part(credit.credit_used, "warn"), part(credit.available_credit, "free")],
          },
        ]
      : []),
  ];
  const entries = [
    { label: messages.available, amount: available, tone: "accent" },
    { label: messages.locked, amount: locked, tone: "muted" },
    ...(credit
      ? [
          { label: messages.creditUsed, amount: credit.credit_used, tone: "warn" },
          { label: messages.creditAvailable, amount: credit.available_credit, tone: "free" },
        ]
      : []),
  ] as const;

  return (
    <div data-part="panel">
      <p data-part="panelTitle" id={id}>
        {currency} <span data-part="name">{currencyName({ currency, locale })}</span>
      </p>
      <BarPlot label={currency} bars={bars} />
      <ul data-part="legend" aria-labelledby={id}>
        {entries.map(({ label, amount, tone }) => (
          <li key={label}>
            <svg aria-hidden="true" width="10" height="10">
              <rect data-tone={tone} x="0.5" y="0.5" width="9" height="9" rx="2" />
            </svg>
            {label} <bdi>{write(amount)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
