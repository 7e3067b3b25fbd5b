import { lazy, type ReactElement, Suspense } from "react";

// Charts come with the first page that shows one.
const PriceChart = lazy(async () => {
  const { PriceChart: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

export interface PairChartProps {
  readonly pairId: string;
}

/** Prices of one market over time. */
export function PairChart({ pairId }: PairChartProps): ReactElement {
  return (
    <Suspense fallback={<div className="chart-place" />}>
      <PriceChart pairId={pairId} defaultRange="1h" />
    </Suspense>
  );
}
