"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { isolate } from "../../format/isolate.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { directionOf } from "../../locale/directionOf.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { spreadShare } from "../../markets/spreadShare.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { enSpreadChart } from "../messages.en.ts";
import { PairChart } from "../PairChart/PairChart.tsx";
import type { PairChartOptions } from "../PairChart/PairChartProps.ts";

export interface SpreadChartProps extends PairChartOptions {
  /**
   * Whether a PriceChart right above it shows the pair, the range, the freshness and the source of the samples for both. The chart is lower
   * then, shows the controlled `range`, and is one card with its sibling. Default false.
   */
  readonly isCompanion?: boolean | undefined;
}

/**
 * The spread between bid and ask over time, in percent of their middle, from the proxy's samples and the live ticker. A line
 * shows the average of the samples.
 */
export const SpreadChart: (props: SpreadChartProps) => ReactElement = withBoundary("SpreadChart", SpreadChartView);

function SpreadChartView(props: SpreadChartProps): ReactElement {
  const { spreadChart: messages } = useText(enSpreadChart);
  const { base, quote } = findPair(
    props.pairId,
    useMarkets({ query: { enabled: props.series === undefined } }).data?.markets,
  );
  return (
    <PairChart
      {...props}
      title={messages.title}
      shortTitle={props.isCompanion ? messages.spread : undefined}
      listDecimals={listShares}
      isPercent
      columns={[
        { label: messages.spread },
        { label: messages.amount, read: spreadAt },
        { label: messages.bid, read: ({ best_bid }, index) => best_bid[index] ?? null },
        { label: messages.ask, read: ({ best_ask }, index) => best_ask[index] ?? null },
      ]}
      summary={messages.summary}
      averageLabel={messages.average}
      hasBand
      size="low"
      renderChange={({ latest: [, amount], toAverage }) =>
        amount && <SpreadAmount amount={amount.value} base={base} quote={quote} toAverage={toAverage} />
      }
      fromZero
    />
  );
}

interface SpreadAmountProps {
  /** For one unit of the base currency. */
  readonly amount: string;
  readonly base: string | undefined;
  readonly quote: string | undefined;
  readonly toAverage: string | undefined;
}

function SpreadAmount({ amount, base, quote, toAverage = "0" }: SpreadAmountProps): ReactElement {
  const { spreadChart: messages, locale, fill } = useText(enSpreadChart);
  const sign = signOf(toAverage);
  return (
    <span data-part="change">
      {base && quote ? (
        // HTML would detect the direction of the first code only.
        <bdi data-part="rate" dir={directionOf(locale)}>
          {fillAround(fill(messages.unit, { base: isolate(base) }), "quote", renderAmount(quote))}
        </bdi>
      ) : (
        <bdi>{amount}</bdi>
      )}
      {sign !== "zero" && <> · {sign === "negative" ? messages.below : messages.above}</>}
    </span>
  );

  /** As `Money` shows it. The chart has written the amount. */
  function renderAmount(currency: string): ReactElement {
    return (
      <span className="pk-Money">
        <span dir="ltr">
          {amount} <span data-part="currency">{currency}</span>
        </span>
      </span>
    );
  }
}

function listShares({ best_ask, best_bid }: PriceSeries): readonly (string | null)[] {
  return best_ask.map((ask, index) => spreadShare(best_bid[index] ?? null, ask));
}

function spreadAt({ best_ask, best_bid }: PriceSeries, index: number): string | null {
  const [bid = null, ask = null] = [best_bid[index], best_ask[index]];
  return bid === null || ask === null ? null : (subtractDecimals(ask, bid) ?? null);
}
