export { BalanceChart, type BalanceChartProps } from "../charts/BalanceChart/BalanceChart.tsx";
export { MoversChart, type MoversChartProps } from "../charts/MoversChart/MoversChart.tsx";
export { PriceChart, type PriceChartProps } from "../charts/PriceChart/PriceChart.tsx";
export type { ChartRange, PriceSeries } from "../charts/PriceSeries.ts";
export { SpreadChart, type SpreadChartProps } from "../charts/SpreadChart/SpreadChart.tsx";
