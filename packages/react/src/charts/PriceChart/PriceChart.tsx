"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { changeInPercent, directionBetween } from "../../markets/changeInPercent.ts";
import { useMarkets } from "../../markets/markets.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { enTickerCard } from "../../markets/messages.en.ts";
import type { PriceRange } from "../../markets/priceRanges.ts";
import { isSlightChange, tickerDirection } from "../../markets/tickerDirection.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { useControllable } from "../../provider/useView.ts";
import { useSession } from "../../session/useSession.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enPriceChart } from "../messages.en.ts";
import { PairChart } from "../PairChart/PairChart.tsx";
import type { PairChartEnds, PairChartOptions } from "../PairChart/PairChartProps.ts";
import { toNumber } from "../toNumber.ts";
import { OrderLegend } from "./OrderLegend.tsx";
import { PriceChanges, showsDayOnly } from "./PriceChanges.tsx";
import { areSameOrders, type PairOrder } from "./pairOrder.ts";
import { useOrderText } from "./useOrderText.ts";

export interface PriceChartProps extends PairChartOptions {
  /** ID of the pair to compare with, if the host controls it. `null` for none. */
  readonly comparePairId?: string | null | undefined;
  /** The pair to compare with at first. Default: none. */
  readonly defaultComparePairId?: string | null | undefined;
  readonly onComparePairIdChange?: ((pairId: string | null) => void) | undefined;
  /**
   * Leaves out what a `TickerCard` above the chart shows: the pair’s name, the latest price, and change, high, low and open of 24
   * hours. Default false.
   */
  readonly isPriceHidden?: boolean | undefined;
  /** Height of the plot. `tall`: for a chart beside a long form, unless it is too narrow. Default `full`. */
  readonly size?: "full" | "tall" | undefined;
}

/**
 * The last price of one pair over time, from the proxy's samples and the live ticker, with the orders of the pair as marks.
 * Missing samples are gaps in the line. The user can compare it with another pair, as changes in percent.
 */
export const PriceChart: (props: PriceChartProps) => ReactElement = withBoundary("PriceChart", PriceChartView);

function PriceChartView(props: PriceChartProps): ReactElement {
  const { pairId, series } = props;
  const { priceChart: messages } = useText(enPriceChart);
  const [range, setRange] = useControllable<PriceRange>({
    value: props.range,
    defaultValue: props.defaultRange ?? "24h",
    onChange: props.onRangeChange,
  });
  const [otherId, setOtherId] = useControllable<string | null>({
    value: props.comparePairId,
    defaultValue: props.defaultComparePairId ?? null,
    onChange: props.onComparePairIdChange,
  });
  const [isOpen, setOpen] = useState(false);
  const closed = useRef(false);
  const isComparing = series === undefined && (isOpen || otherId !== null);
  const own = { ...props, range, onRangeChange: setRange };
  // Closing the comparison removed the button that had the focus. A comparison that the host ends takes it from nobody.
  const focusOnceClosed = useCallback((element: HTMLElement | null) => {
    if (!element || !closed.current) return;
    closed.current = false;
    element.focus();
  }, []);
  const line = (
    <PriceLine
      {...own}
      tools={
        series === undefined && (
          <Button
            variant="quiet"
            icon="chart"
            iconOnly
            aria-pressed={isComparing}
            onPointerEnter={priceCompare.preload}
            onFocus={priceCompare.preload}
            onClick={() => setOpen(true)}
            elementRef={focusOnceClosed}
          >
            {messages.compare}
          </Button>
        )
      }
    />
  );
  if (!isComparing) return line;
  return (
    <LazyPart lazy={priceCompare} component="PriceCompare" placeholder={line}>
      {(Compare) => (
        <Compare
          {...own}
          otherId={otherId === pairId ? null : otherId}
          // A comparison that the host starts does not take the focus.
          hasFocus={isOpen}
          onOtherIdChange={setOtherId}
          onClose={() => {
            setOpen(false);
            closed.current = true;
            setOtherId(null);
          }}
        />
      )}
    </LazyPart>
  );
}

const priceCompare = createLazy(async () => (await import("./PriceCompare.tsx")).PriceCompare);
const pairOrders = createLazy(async () => (await import("./PairOrders.tsx")).PairOrders);

interface PriceLineProps extends PairChartOptions, Pick<PriceChartProps, "isPriceHidden" | "size"> {
  readonly tools: ReactNode;
}

/** The line with its orders. */
function PriceLine(props: PriceLineProps): ReactElement {
  const { pairId, series, isPriceHidden = false } = props;
  const { priceChart: messages, tickerCard: card, fill } = useText(enPriceChart, enTickerCard);
  const [orders, setOrders] = useState<readonly PairOrder[]>(noOrders);
  const events = useMemo(() => orders.map((order) => ({ ...order, value: toNumber(order.price ?? "") })), [orders]);
  const describe = useOrderText(pairId);
  const { quote } = findPair(pairId, useMarkets({ query: { enabled: series === undefined } }).data?.markets);
  const listLevels = (day: Ticker, write: PairChartEnds["write"]) =>
    [
      { price: day.high, text: messages.dayHigh },
      { price: day.low, text: messages.dayLow },
      { price: day.open, text: messages.dayOpen },
    ].flatMap(({ price, text }) => {
      const value = toNumber(price);
      return value === null ? [] : [{ value, text: fill(text, { price: write(price) }) }];
    });
  return (
    <>
      <PairChart
        {...props}
        title={messages.title}
        currency={quote}
        listDecimals={listPrices}
        columns={[{ label: messages.price }]}
        summary={messages.summary}
        shortTitle={isPriceHidden ? messages.price : undefined}
        // The service’s 24-hour high and low differ from those of the samples. Beside them, two highs contradict each other.
        dayExtremeNames={isPriceHidden ? null : messages}
        listDayReference={(day, write) => {
          const value = toNumber(day.open);
          const name = isPriceHidden ? card.open : fill(messages.dayOpen, { price: write(day.open) });
          return value === null ? undefined : { value, text: name };
        }}
        isValueHidden={isPriceHidden}
        toneOf={toneOf}
        listLevels={listLevels}
        renderChange={(ends) => <PriceChanges {...ends} isDayHidden={isPriceHidden} />}
        events={events}
        describeEvents={describe}
        renderLegend={(shown) => <OrderLegend orders={shown} />}
      />
      {series === undefined && (
        <OrderReader pairId={pairId} onOrders={(next) => setOrders((old) => (areSameOrders(old, next) ? old : next))} />
      )}
    </>
  );
}

interface OrderReaderProps {
  readonly pairId: string;
  readonly onOrders: (orders: readonly PairOrder[]) => void;
}

/** Reads orders, if the user may see events. On its own, so that the session does not render the chart again. */
function OrderReader(props: OrderReaderProps): ReactElement | null {
  const { allowed } = useSession().can("listReceivedEvents");
  if (!allowed) return null;
  return (
    <LazyPart lazy={pairOrders} component="PairOrders">
      {(Orders) => <Orders {...props} />}
    </LazyPart>
  );
}

const noOrders: readonly PairOrder[] = [];

function listPrices({ last }: PriceSeries): readonly (string | null)[] {
  return last;
}

/** The colour of the change that the chart or its page states. */
function toneOf(ends: PairChartEnds): "down" | "neutral" | "up" {
  const isDay = showsDayOnly(ends);
  const percent = isDay ? ends.day.price_change_percent : changeInPercent(ends.first, ends.last);
  if (isSlightChange(percent ?? "")) return "neutral";
  return tones[isDay ? (tickerDirection(ends.day) ?? "flat") : directionBetween(ends.first, ends.last)];
}

const tones = { down: "down", flat: "neutral", up: "up" } as const;
