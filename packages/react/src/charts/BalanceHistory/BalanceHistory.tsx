"use client";

import { type ReactElement, useMemo } from "react";
import { type BalanceSeries, balanceRanges, writeBalanceCsv } from "../../balances/balanceSeries.ts";
import { type LockedChange, listLockedChanges } from "../../balances/lockedChanges.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { type UseBalanceSeriesParameters, useBalanceSeries } from "../../balances/useBalanceSeries.ts";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { enBalanceHistory, enCharts } from "../messages.en.ts";
import { PointTable } from "../PointTable.tsx";
import { readSeries } from "../readSeries.ts";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import { formatRange, formatStep } from "../timeTicks.ts";
import { sliceSeries, trimSeries } from "../trimSeries.ts";
import { useSampleNote } from "../useSampleNote.ts";
import { useZoom } from "../useZoom.ts";
import { BalanceControls } from "./BalanceControls.tsx";
import { BalanceDays } from "./BalanceDays.tsx";
import { BalanceHeadline } from "./BalanceHeadline.tsx";
import { BalanceLegend } from "./BalanceLegend.tsx";
import { BalanceTiles } from "./BalanceTiles.tsx";
import { balanceLayers } from "./balanceLayers.ts";
import { type DescribeLegendParameters, describeLegend } from "./describeLegend.ts";
import { useBalanceFlow } from "./useBalanceFlow.ts";
import { useBalanceSummary } from "./useBalanceSummary.ts";
import { useMovementText } from "./useMovementText.ts";
import { useReadTrades } from "./useReadTrades.tsx";

export interface BalanceHistoryProps extends UseBalanceSeriesParameters {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
  /** Charts with the same ID share their crosshair. Default: all charts of the provider. */
  readonly syncId?: string | undefined;
  /**
   * How the currency is chosen. `codes`: small buttons beside the range. `withdrawable`: tiles above the chart, which show the
   * amount that can be withdrawn now. Default `codes`.
   */
  readonly currencyPicker?: "codes" | "withdrawable" | undefined;
}

/** The balance of one currency over time, from the proxy's samples. Missing samples are gaps in the line. */
export const BalanceHistory: (props: BalanceHistoryProps) => ReactElement = withBoundary(
  "BalanceHistory",
  BalanceHistoryView,
);

function BalanceHistoryView(props: BalanceHistoryProps): ReactElement {
  const { className, timeZone, syncId, currencyPicker = "codes", ...parameters } = props;
  const balance = useBalanceSeries(parameters);
  const { state, currency = "", amountsHidden } = balance;
  const text = useText(enCharts, enBalanceHistory, enBalanceOverview);
  const { charts: common, balanceHistory: messages, balanceOverview: amounts, locale, plural, fill } = text;
  const title = fill(messages.title, { currency });
  const cover = amountsHidden ? amounts.hiddenAmount : undefined;
  const read = state.status === "ready" || state.status === "empty" ? (state.series ?? noSeries) : noSeries;
  const all = useMemo(() => trimSeries(read), [read]);
  const { start, end, isZoomed, setZoom } = useZoom({ times: all.time, of: `${currency} ${balance.range}` });
  const series = useMemo(() => sliceSeries(all, start, end), [all, start, end]);
  const reading = useMemo(() => readSeries(series.available), [series]);
  const owed = series.outstanding.findLast((amount) => amount !== null);
  // The name and the amount at the end of its line, unless amounts are hidden.
  const creditLabel = [messages.credit, owed && !amountsHidden && write(owed)].filter(Boolean).join(" ");
  const layers = useMemo(() => balanceLayers(series, creditLabel), [series, creditLabel]);
  const { first, last } = reading;
  const hasCredit = useMemo(() => series.outstanding.some((amount) => amount !== null), [series]);
  const columns = [
    { label: amounts.available, of: "available" },
    { label: amounts.locked, of: "locked" },
    { label: amounts.total, of: "total" },
    ...(hasCredit ? [{ label: messages.credit, of: "outstanding" } as const] : []),
  ] as const;
  const describe = (index: number) =>
    columns.map(({ label, of }) => ({ label, value: write(series[of][index] ?? null) }));
  const isReady = state.status === "ready";
  const isRead = parameters.series === undefined;
  const hasTiles = isRead && currencyPicker === "withdrawable";
  const lockedChanges = useMemo(() => listLockedChanges(series), [series]);
  const tradesRead = useReadTrades({ currency, enabled: isRead });
  const flow = useBalanceFlow({
    currency: isRead ? balance.currency : undefined,
    currencies: balance.currencies,
    series,
    isToNow: end === all.time.length,
    trades: tradesRead.trades,
    lockedChanges: amountsHidden ? noChanges : lockedChanges,
    timeZone,
  });
  const { movements, trades, bars } = flow;
  const hasTrack = isRead && flow.status !== "unavailable";
  const hasTrades = hasTrack && tradesRead.status !== "unavailable";
  // A number of a part of the range would look like that of all of it.
  const areTradesKnown = tradesRead.areKnownSince(series.time[0] ?? 0);
  const movementText = useMovementText({ currency, areAmountsHidden: amountsHidden });
  const lockedText = movementText.writeLocked(lockedChanges);
  const sampleNote = useSampleNote(series);
  const summarise = useBalanceSummary({ series, reading, areAmountsHidden: amountsHidden, write, timeOf });
  const rangeTrades = hasTrades && areTradesKnown ? trades : undefined;
  const legend = describeLegend({
    isReady,
    series,
    reading,
    flow: hasTrack ? flow : undefined,
    trades: hasTrades ? tradesOfLegend() : undefined,
    lockedChanges,
    areAmountsHidden: amountsHidden,
    text: movementText,
    nameOfTrades: (count) => plural(messages.tradeCount, count),
  });

  const frame = (
    <ChartFrame
      className={["pk-BalanceHistory", className].filter(Boolean).join(" ")}
      subjects={hasTiles && <BalanceTiles balance={balance} />}
      title={title}
      state={state}
      onRetry={balance.refresh}
      headline={
        (isReady || state.status === "loading") && (
          <BalanceHeadline
            isLoading={!isReady}
            currency={currency}
            amount={hasTiles ? undefined : (all.available.findLast(Boolean) ?? "")}
            cover={cover}
            series={series}
            reading={reading}
            isZoomed={isZoomed}
            timeZone={timeZone}
          />
        )
      }
      controls={isRead && <BalanceControls balance={balance} hasTiles={hasTiles} />}
      tools={
        balance.canHideAmounts && (
          // Works without samples too, because the host can share it with other components.
          <Button {...balance.getHideButtonProps()} variant="quiet" icon={amountsHidden ? "eyeOff" : "eye"} iconOnly>
            {amounts.hideAmounts}
          </Button>
        )
      }
      file={{ name: title, range: rangeText, timeZone, toCsv: amountsHidden ? undefined : toCsv }}
      summary={summarise({
        flow,
        trades: rangeTrades,
        locked: hasTrack ? lockedText : undefined,
      })}
      plot={
        <TimePlot
          label={title}
          times={series.time}
          reading={reading}
          layers={layers}
          fromZero
          hasEnd
          hasEndValue={!amountsHidden}
          describe={describe}
          bars={bars}
          describeBar={(bar) => [
            ...movementText.describe(flow.movementsOf(bar), stepText(bar)),
            ...movementText.describeLocked(flow.lockedOf(bar), stepText(bar)),
            ...movementText.describeTrades(flow.tradesOf(bar), stepText(bar)),
          ]}
          unit="compact"
          areValuesHidden={amountsHidden}
          onZoom={setZoom}
          isZoomed={isZoomed}
          syncId={syncId}
          timeZone={timeZone}
        />
      }
      legend={
        <>
          <BalanceLegend hasLocked={layers.some(({ id }) => id === "locked")} {...legend} />
          {isReady && flow.since !== undefined && (
            <p data-part="note">{fill(messages.movementsSince, { time: timeOf(flow.since) })}</p>
          )}
        </>
      }
      renderTable={() => (
        <>
          {movements.length + trades.length + (isRead ? lockedChanges.length : 0) > 0 && (
            <BalanceDays
              movements={movements}
              trades={rangeTrades}
              lockedChanges={lockedChanges}
              text={movementText}
              title={title}
              timeZone={timeZone}
            />
          )}
          <PointTable
            label={title}
            times={series.time}
            columns={columns.map(({ label }) => label)}
            describe={describe}
            timeZone={timeZone}
          />
        </>
      )}
      empty={renderEmpty()}
      note={
        [sampleNote, hasTrack && (hasTrades ? messages.traded : messages.unmarked)].filter(Boolean).join(" ") ||
        undefined
      }
    />
  );

  return (
    <>
      {frame}
      {hasTrack && tradesRead.reader}
    </>
  );

  function tradesOfLegend(): DescribeLegendParameters["trades"] {
    if (tradesRead.status === "loading") return "loading";
    return areTradesKnown ? trades : null;
  }

  function renderEmpty(): ReactElement {
    if (currency === "") return <EmptyState icon="chart" title={messages.empty} help={messages.emptyHelp} />;
    return series.sampled_since === null ? (
      <EmptyState icon="chart" title={messages.neverSampled} help={messages.neverSampledHelp} />
    ) : (
      <EmptyState icon="chart" title={messages.emptyRange} help={messages.emptyRangeHelp} />
    );
  }

  function write(value: string | null): string {
    if (value === null) return common.notSampled;
    return cover ?? formatMoney({ value, currency, locale }).amount;
  }

  function rangeText(): string {
    return formatRange({ from: series.time[first] ?? 0, to: series.time[last] ?? 0, locale, timeZone });
  }

  function toCsv(): string {
    return writeBalanceCsv(series);
  }

  function timeOf(seconds: number): string {
    return formatDateTime({ timestamp: new Date(seconds * 1000).toISOString(), locale, timeZone });
  }

  function stepText(bar: number): string {
    const { from = 0, to = from } = bars?.[bar] ?? {};
    return formatStep({ from, to, locale, timeZone });
  }
}

const noChanges: readonly LockedChange[] = [];

/** While loading. The note about its samples reserves the room of its button. */
const noSeries: BalanceSeries = {
  currency: "",
  time: [],
  available: [],
  locked: [],
  total: [],
  outstanding: [],
  step_seconds: balanceRanges["24h"] / 288,
  sampled_since: "2000-12-31T22:22:22Z",
};
