export { BalanceOverview, type BalanceOverviewProps } from "../balances/BalanceOverview/BalanceOverview.tsx";
export { TickerTable, type TickerTableProps } from "../markets/TickerTable/TickerTable.tsx";
