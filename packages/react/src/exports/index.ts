export { type BalanceRange, type BalanceSeries, balanceRanges } from "../balances/balanceSeries.ts";
export type { NameMatch } from "../bankAccounts/compareNames.ts";
export type { BankDetails, BankVerification, VerificationProblem } from "../bankAccounts/createBankVerifier.ts";
export type { AddressCheck, OddCharacter } from "../chains/assessAddress.ts";
export type { AddressFormat, AddressProblem } from "../chains/checkAddress.ts";
export type { Lookalike } from "../chains/findLookalike.ts";
export type { AddressPaste } from "../chains/useAddressPaste.ts";
export { type DescribeErrorOptions, describeError, type ErrorDescription } from "../errors/describeError.ts";
export { type ErrorKind, errorKind } from "../errors/errorKind.ts";
export { addDecimals } from "../format/addDecimals.ts";
export { compareDecimals } from "../format/compareDecimals.ts";
export { type Country, type CountryNameParameters, countryName, listCountries } from "../format/countries.ts";
export type { DatePeriod, DateView } from "../format/dateRange.ts";
export { type FormatAgeParameters, formatAge } from "../format/formatAge.ts";
export { type FormatDecimalParameters, formatDecimal } from "../format/formatDecimal.ts";
export { type FormatMoneyParameters, formatMoney } from "../format/formatMoney.ts";
export { type FormatPercentParameters, formatPercent } from "../format/formatPercent.ts";
export { LoadError } from "../lazy/LoadError.ts";
export type { LiveState, LiveStatus } from "../live/LiveConnection.ts";
export {
  type Freshness,
  type StaleReason,
  type UseFreshnessParameters,
  type UseLiveReturnType,
  useFreshness,
  useLive,
} from "../live/useFreshness.ts";
export type { TextWriter } from "../locale/useText.ts";
export type { PriceSeries } from "../markets/mergePriceTail.ts";
export { type PriceRange, priceRanges } from "../markets/priceRanges.ts";
export type { TickerTableView } from "../markets/TickerTableView.ts";
export {
  defaultTickerColumns,
  type SortDirection,
  type TickerColumn,
  tickerColumns,
} from "../markets/tickerColumnTable.ts";
export type { TickerPair } from "../markets/tickerPairs.ts";
export type { TickerStore } from "../markets/tickerStore.ts";
export { describeOutcome } from "../orders/describeOutcome.ts";
export type { OrderListView } from "../orders/OrderListView.ts";
export type { OrderFill } from "../orders/orderFill.ts";
export type { SeenOrder } from "../orders/seenOrders.ts";
export type { ErrorSource, KitEvent, ReportError, ReportEvent } from "../provider/KitContext.ts";
export { type UsePartnerKitReturnType, usePartnerKit } from "../provider/KitContext.ts";
export { PartnerKitProvider, type PartnerKitProviderProps } from "../provider/PartnerKitProvider.tsx";
export type { SignInTarget } from "../provider/SignInContext.ts";
export {
  type UseUnsavedChangesParameters,
  type UseUnsavedChangesReturnType,
  useUnsavedChanges,
} from "../provider/useUnsavedChanges.ts";
export { type InvalidateResourcesParameters, invalidateResources } from "../query/invalidateResources.ts";
export { isUncertain } from "../query/isUncertain.ts";
export { type CreateKitParameters, createKit, type Kit } from "../query/kit.ts";
export { type MutationHook, mutationHook } from "../query/mutationHook.ts";
export type { OperationError } from "../query/operationError.ts";
export { type OperationQueryKey, operationQueryKey } from "../query/operationQueryKey.ts";
export { type OperationQueryOptionsParameters, operationQueryOptions } from "../query/operationQueryOptions.ts";
export {
  type QueryHook,
  type QueryHookParameters,
  type QueryOptionsFactory,
  type QueryOptionsParameters,
  queryHook,
  queryOptionsOf,
} from "../query/queryHook.ts";
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
export { describeQuoteProblem, type QuotedPair } from "../quotes/describeQuoteProblem.ts";
export { type DiscardQuotesParameters, discardQuotes } from "../quotes/discardQuotes.ts";
export type {
  PriceMove,
  QuoteAmount,
  QuoteEstimate,
  QuoteRequest,
  QuoteRequestProblem,
} from "../quotes/quoteRequest.ts";
export type { TicketQuote, UseReceivedQuoteReturnType } from "../quotes/useReceivedQuote.ts";
export type { TicketBalance, TicketMarket, TicketPreset } from "../quotes/useTicketMarket.ts";
export { type EventSubject, readEventSubject } from "../receivedEvents/readEventSubject.ts";
export { describeAddressCheck, describeRecipientProblem } from "../recipients/describeRecipientProblem.ts";
export type { RecipientEditorState, RecipientSaveFailure } from "../recipients/RecipientEditorState.ts";
export type { RecipientListView, RecipientSort } from "../recipients/RecipientListView.ts";
export type { RecipientConflict, RecipientUnit } from "../recipients/recipientForm.ts";
export type { ConfirmationProblem, RecipientProblem, RecipientProblems } from "../recipients/recipientProblems.ts";
export type { RecipientChange, RecipientRecordField } from "../recipients/recipientRecord.ts";
export type { RecipientField, RecipientType, RecipientValues } from "../recipients/recipientValues.ts";
export type { RecipientDeletion } from "../recipients/useRecipientDeletion.ts";
export type { RecipientFieldProps } from "../recipients/useRecipientFields.ts";
export type { RecipientOptions } from "../recipients/useRecipientOptions.ts";
export { describeRefusal } from "../session/describeRefusal.ts";
export { describeScope } from "../session/describeScope.ts";
export type { Permission, Refusal, RefusalReason } from "../session/permission.ts";
export { PermissionError } from "../session/permission.ts";
export { describeSimulationProblem } from "../simulation/describeSimulationProblem.ts";
export type { SimulationFailure, SimulationRun } from "../simulation/simulationDrafts.ts";
export type { SimulationPreset } from "../simulation/simulationPresets.ts";
export type { SimulationRecord } from "../simulation/simulationRuns.ts";
export type {
  SimulationField,
  SimulationName,
  SimulationProblem,
  SimulationProblems,
  SimulationValues,
} from "../simulation/simulations.ts";
export { en } from "../text/en.ts";
export { fillServiceName } from "../text/fillText.ts";
export type { Catalogues, Text, TextOverrides } from "../text/text.ts";
export { useMessages } from "../text/useMessages.ts";
export type { TransactionListView } from "../transactions/TransactionListView.ts";
export { describeTravelRuleProblem } from "../travelRule/describeTravelRuleProblem.ts";
export type { TravelRuleFailure, TravelRuleSending } from "../travelRule/travelRuleDrafts.ts";
export type {
  TravelRuleInputKind,
  TravelRuleOption,
  TravelRuleProblem,
  TravelRuleQuestion,
} from "../travelRule/travelRuleFields.ts";
export type {
  ButtonElementProps,
  DialogElementProps,
  LinkElementProps,
  Primitives,
  SelectElementProps,
  TextInputElementProps,
} from "../ui/primitives/Primitives.ts";
export {
  type DeliveryLogFilter,
  type DeliveryLogView,
  defaultDeliveryLogView,
} from "../webhookHistory/DeliveryLogView.ts";
export type { DeliveryEntry, EventEntry, HistoryEntry } from "../webhookHistory/historyEntries.ts";
export type { SignatureCheck, SignatureHint } from "../webhooks/checkSignature.ts";
export { describeWebhookProblem } from "../webhooks/describeWebhookProblem.ts";
export type { OneTimeSecret } from "../webhooks/OneTimeSecret.ts";
export { type WebhookSnippet, webhookSnippets } from "../webhooks/snippets/webhookSnippets.ts";
export type { UseProxyReceiverReturnType } from "../webhooks/useProxyReceiver.ts";
export type { WebhookSaving } from "../webhooks/useWebhookSaving.ts";
export type { WebhookChange, WebhookConfig, WebhookField } from "../webhooks/webhookConfig.ts";
export { type WebhookEventGroup, webhookEventGroups } from "../webhooks/webhookConfig.ts";
export type { SavedWebhook } from "../webhooks/webhookForm.ts";
export type { WebhookHealth } from "../webhooks/webhookHealth.ts";
export type { WebhookProblems } from "../webhooks/webhookProblems.ts";
export { type WebhookVerdict, webhookRetries, webhookVerdict } from "../webhooks/webhookRetries.ts";
export { describeWithdrawalProblem } from "../withdrawals/describeWithdrawalProblem.ts";
export type { WaitingPayment } from "../withdrawals/waitingPayments.ts";
export * from "./behaviourHooks.ts";
export * from "./dataHooks.ts";
export * from "./webhookHooks.ts";
