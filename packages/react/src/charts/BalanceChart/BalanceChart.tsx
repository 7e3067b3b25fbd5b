"use client";

import { type ReactElement, useId } from "react";
import { type CurrencyBalance, useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { currencyName } from "../../format/currencyName.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { useText } from "../../locale/useText.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { BarPlot, type PlotBar } from "../BarPlot/BarPlot.tsx";
import { ChartFrame, type ChartState } from "../ChartFrame/ChartFrame.tsx";
import { enBalanceChart } from "../messages.en.ts";
import { toNumber } from "../toNumber.ts";

export interface BalanceChartProps {
  readonly className?: string | undefined;
}

/** The current balances, with one panel and scale per currency. BalanceHistory shows them over time. */
export const BalanceChart: (props: BalanceChartProps) => ReactElement = withBoundary("BalanceChart", BalanceChartView);

function BalanceChartView({ className }: BalanceChartProps): ReactElement {
  const { state, refresh } = useBalanceOverview();
  const { balanceChart: messages, locale } = useText(enBalanceChart);
  const currencies = state.status === "ready" ? state.currencies : [];
  const isUnknown = currencies.some(({ withdrawable }) => withdrawable.kind === "unavailable");
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
            <BalancePanel key={balance.currency} balance={balance} />
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
                  labelWidth={LABEL}
                  bars={(["available", "locked", "total", "withdrawable"] as const).map((part) => ({
                    label: messages[part],
                    text: "",
                    value: 1,
                    tone: "skeleton",
                  }))}
                />
              </div>
            ))}
          </div>
          <p data-part="note">{messages.ownScale}</p>
        </>
      }
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
          ]}
        />
      )}
      empty={<EmptyState title={messages.empty} help={messages.emptyHelp} />}
      note={isUnknown ? messages.withdrawableUnavailable : messages.ownScale}
    />
  );

  function toState(): ChartState {
    return state.status === "ready" ? { status: "ready", freshness: state.freshness } : state;
  }
}

/** CSS pixels. */
const LABEL = 124;

function BalancePanel({ balance }: { readonly balance: CurrencyBalance }): ReactElement {
  const id = useId();
  const { balanceChart: messages, locale } = useText(enBalanceChart);
  const { currency, withdrawable } = balance;
  const bar = (label: string, amount: string, tone: PlotBar["tone"]): PlotBar => ({
    label,
    text: formatMoney({ value: amount, currency, locale }).amount,
    value: toNumber(amount) ?? 0,
    tone,
  });
  return (
    <div data-part="panel">
      <p data-part="panelTitle" id={id}>
        {currency} <span data-part="name">{currencyName({ currency, locale })}</span>
      </p>
      <BarPlot
        label={currency}
        labelWidth={LABEL}
        bars={[
          bar(messages.available, balance.available, "accent"),
          bar(messages.locked, balance.locked, "muted"),
          bar(messages.total, balance.total, "muted"),
          ...(withdrawable.kind === "known" ? [bar(messages.withdrawable, withdrawable.amount, "accent")] : []),
        ]}
      />
    </div>
  );
}
