"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { enSpreadChart } from "../messages.en.ts";
import { PairChart, type PairChartOptions } from "../PairChart/PairChart.tsx";

export interface SpreadChartProps extends PairChartOptions {}

/** The spread between bid and ask over time, in the quote currency, from the proxy's samples and the live ticker. */
export const SpreadChart: (props: SpreadChartProps) => ReactElement = withBoundary("SpreadChart", SpreadChartView);

function SpreadChartView(props: SpreadChartProps): ReactElement {
  const { spreadChart: messages } = useText(enSpreadChart);
  return (
    <PairChart
      {...props}
      title={messages.title}
      listDecimals={listSpreads}
      columns={[
        { label: messages.spread },
        { label: messages.bid, of: "best_bid" },
        { label: messages.ask, of: "best_ask" },
      ]}
      summary={messages.summary}
      fromZero
    />
  );
}

function listSpreads({ best_ask, best_bid }: PriceSeries): readonly (string | null)[] {
  return best_ask.map((ask, index) => {
    const bid = best_bid[index] ?? null;
    return ask === null || bid === null ? null : (subtractDecimals(ask, bid) ?? null);
  });
}
