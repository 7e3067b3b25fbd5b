import { createChunk } from "../shell/createChunk.tsx";

/** The balance over time. */
export const balanceChart = createChunk(async () => (await import("@partner-kit/react/charts")).BalanceHistory);

/** The largest gains and losses. */
export const moversChart = createChunk(async () => (await import("@partner-kit/react/charts")).MoversChart);
