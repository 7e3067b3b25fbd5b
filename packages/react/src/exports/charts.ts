export type { BalanceRange, BalanceSeries } from "../balances/balanceSeries.ts";
export { BalanceChart, type BalanceChartProps } from "../charts/BalanceChart/BalanceChart.tsx";
export { BalanceHistory, type BalanceHistoryProps } from "../charts/BalanceHistory/BalanceHistory.tsx";
export { MoversChart, type MoversChartProps } from "../charts/MoversChart/MoversChart.tsx";
export { PriceChart, type PriceChartProps } from "../charts/PriceChart/PriceChart.tsx";
export { SpreadChart, type SpreadChartProps } from "../charts/SpreadChart/SpreadChart.tsx";
export type { PriceSeries } from "../markets/mergePriceTail.ts";
export type { PriceRange } from "../markets/priceRanges.ts";
