import type { BalanceHistoryProps } from "@partner-kit/react/charts";
import { type ReactElement, Suspense } from "react";
import { balanceChart } from "../markets/charts.ts";

/** The balance over time, in a space of the same height while its code loads. */
export function BalanceTrend(props: BalanceHistoryProps): ReactElement {
  return (
    <div className="app-trend">
      <Suspense fallback={null}>
        <balanceChart.Component {...props} />
      </Suspense>
    </div>
  );
}
