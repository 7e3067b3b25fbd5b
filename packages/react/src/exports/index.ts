export { balancesQuery } from "../balances/balancesQuery.ts";
export {
  type BalanceOverviewState,
  type CurrencyBalance,
  type RailEquivalents,
  type UseBalanceOverviewParameters,
  type UseBalanceOverviewReturnType,
  useBalanceOverview,
  type Withdrawable,
} from "../balances/useBalanceOverview.ts";
export { type UseBalancesParameters, type UseBalancesReturnType, useBalances } from "../balances/useBalances.ts";
export { describeError, type ErrorDescription } from "../errors/describeError.ts";
export { type ErrorKind, errorKind } from "../errors/errorKind.ts";
export { addDecimals } from "../format/addDecimals.ts";
export { compareDecimals } from "../format/compareDecimals.ts";
export { type FormatAgeParameters, formatAge } from "../format/formatAge.ts";
export { type FormatDecimalParameters, formatDecimal } from "../format/formatDecimal.ts";
export { type FormatMoneyParameters, formatMoney } from "../format/formatMoney.ts";
export { type FormatPercentParameters, formatPercent } from "../format/formatPercent.ts";
export type { LiveState, LiveStatus } from "../live/LiveConnection.ts";
export { type Freshness, type StaleReason, type UseFreshnessParameters, useFreshness } from "../live/useFreshness.ts";
export { type UseLiveReturnType, useLive } from "../live/useLive.ts";
export { marketsQuery } from "../markets/marketsQuery.ts";
export {
  type SortDirection,
  type TickerColumn,
  type TickerTableView,
  tickerColumns,
} from "../markets/TickerTableView.ts";
export { tickerQuery } from "../markets/tickerQuery.ts";
export type { TickerRow } from "../markets/tickerRows.ts";
export { type UseMarketsParameters, type UseMarketsReturnType, useMarkets } from "../markets/useMarkets.ts";
export { type UseTickerParameters, type UseTickerReturnType, useTicker } from "../markets/useTicker.ts";
export {
  type TickerTableState,
  type UseTickerTableParameters,
  type UseTickerTableReturnType,
  useTickerTable,
} from "../markets/useTickerTable.ts";
export { PartnerKitProvider, type PartnerKitProviderProps } from "../provider/PartnerKitProvider.tsx";
export type { ErrorSource, ReportError } from "../provider/ReportError.ts";
export { type UsePartnerKitReturnType, usePartnerKit } from "../provider/usePartnerKit.ts";
export { type InvalidateResourcesParameters, invalidateResources } from "../query/invalidateResources.ts";
export { type CreateKitParameters, createKit, type Kit } from "../query/kit.ts";
export type { OperationError } from "../query/operationError.ts";
export { type OperationQueryKey, operationQueryKey } from "../query/operationQueryKey.ts";
export { type OperationQueryOptionsParameters, operationQueryOptions } from "../query/operationQueryOptions.ts";
export {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";
export {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";
export { sessionQuery } from "../session/sessionQuery.ts";
export { type UseSessionParameters, type UseSessionReturnType, useSession } from "../session/useSession.ts";
export { en } from "../text/en.ts";
export type { Text, TextOverrides } from "../text/text.ts";
