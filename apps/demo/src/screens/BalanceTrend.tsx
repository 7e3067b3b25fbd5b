import type { BalanceHistoryProps } from "@partner-kit/react/charts";
import { lazy, type ReactElement, Suspense } from "react";

const BalanceHistory = lazy(async () => {
  const { BalanceHistory: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

/** The balance over time. Loads the code of the chart after the page, in a space of the same height. */
export function BalanceTrend(props: BalanceHistoryProps): ReactElement {
  return (
    <div className="app-trend">
      <Suspense fallback={null}>
        <BalanceHistory {...props} />
      </Suspense>
    </div>
  );
}
