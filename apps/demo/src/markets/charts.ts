import { preloadable } from "../shell/preloadable.tsx";

/** The balance over time. */
export const balanceChart = preloadable(async () => (await import("@partner-kit/react/charts")).BalanceHistory);

/** The largest gains and losses. */
export const moversChart = preloadable(async () => (await import("@partner-kit/react/charts")).MoversChart);
