export type { ApprovalQueueTab } from "../approvals/ApprovalQueueView.ts";
export {
  type ApprovalDecisionState,
  type Decision,
  type UseApprovalDecisionParameters,
  type UseApprovalDecisionReturnType,
  useApprovalDecision,
} from "../approvals/useApprovalDecision.ts";
export {
  type ApprovalQueueState,
  type UseApprovalQueueParameters,
  type UseApprovalQueueReturnType,
  useApprovalQueue,
} from "../approvals/useApprovalQueue.ts";
export type { AttentionEntry, AttentionItem, AttentionKind, AttentionPart } from "../attention/AttentionEntry.ts";
export {
  type AttentionState,
  type UseAttentionParameters,
  type UseAttentionReturnType,
  useAttention,
} from "../attention/useAttention.ts";
export {
  type UseBalanceMovementsParameters,
  type UseBalanceMovementsReturnType,
  useBalanceMovements,
} from "../balances/useBalanceMovements.ts";
export {
  type BalanceOverviewState,
  type CurrencyBalance,
  type RailEquivalents,
  type UseBalanceOverviewParameters,
  type UseBalanceOverviewReturnType,
  useBalanceOverview,
  type Withdrawable,
} from "../balances/useBalanceOverview.ts";
export {
  type BalanceSeriesState,
  type UseBalanceSeriesParameters,
  type UseBalanceSeriesReturnType,
  useBalanceSeries,
} from "../balances/useBalanceSeries.ts";
export { type UseCountriesReturnType, useCountries } from "../countries/useCountries.ts";
export {
  type UseFavouritesParameters,
  type UseFavouritesReturnType,
  useFavourites,
} from "../markets/useFavourites.ts";
export {
  type PriceSeriesState,
  type UsePriceSeriesParameters,
  type UsePriceSeriesReturnType,
  usePriceSeries,
} from "../markets/usePriceSeries.ts";
export {
  type TickerCardState,
  type UseTickerCardParameters,
  type UseTickerCardReturnType,
  useTickerCard,
} from "../markets/useTickerCard.ts";
export {
  type UsePairTickerReturnType,
  type UseTickerStatusParameters,
  type UseTickerStatusReturnType,
  type UseTickerStoreReturnType,
  usePairTicker,
  useTickerStatus,
  useTickerStore,
} from "../markets/useTickerStore.ts";
export {
  type TickerTableState,
  type UseTickerTableParameters,
  type UseTickerTableReturnType,
  useTickerTable,
} from "../markets/useTickerTable.ts";
export {
  type OrderDetailState,
  type UseOrderDetailParameters,
  type UseOrderDetailReturnType,
  useOrderDetail,
} from "../orders/useOrderDetail.ts";
export {
  type OrderListState,
  type UseOrderListParameters,
  type UseOrderListReturnType,
  useOrderList,
} from "../orders/useOrderList.ts";
export {
  type OrderOutcome,
  type UseOrderOutcomeParameters,
  type UseOrderOutcomeReturnType,
  useOrderOutcome,
} from "../orders/useOrderOutcome.ts";
export type {
  BatchConfirmation,
  BatchPaymentProblem,
  BatchPaymentState,
  BatchTotal,
} from "../paymentBatches/BatchPaymentState.ts";
export type { BatchInput, BatchPaymentValues, ReviewedBatch } from "../paymentBatches/batchDrafts.ts";
export type { BatchProgress } from "../paymentBatches/batchProgress.ts";
export type {
  BatchPaymentLine,
  CheckedPayments,
  LineProblem,
} from "../paymentBatches/checkPayments.ts";
export { describePaymentLineProblem } from "../paymentBatches/describePaymentLineProblem.ts";
export type { LineToFix } from "../paymentBatches/linesToFix.ts";
export type { ColumnProblem } from "../paymentBatches/paymentColumns.ts";
export type { PaymentTotal } from "../paymentBatches/paymentTotals.ts";
export type { AmountProblem } from "../paymentBatches/readAmount.ts";
export type { FileProblem } from "../paymentBatches/readCsvFile.ts";
export {
  type UseBatchPaymentParameters,
  type UseBatchPaymentReturnType,
  useBatchPayment,
} from "../paymentBatches/useBatchPayment.ts";
export {
  type BatchDetailLine,
  type PaymentBatchDetailState,
  type UsePaymentBatchDetailParameters,
  type UsePaymentBatchDetailReturnType,
  usePaymentBatchDetail,
} from "../paymentBatches/usePaymentBatchDetail.ts";
export {
  type ListedBatch,
  type PaymentBatchListState,
  type UsePaymentBatchListParameters,
  type UsePaymentBatchListReturnType,
  usePaymentBatchList,
} from "../paymentBatches/usePaymentBatchList.ts";
export {
  type QuoteAcceptanceState,
  type UseQuoteAcceptanceParameters,
  type UseQuoteAcceptanceReturnType,
  useQuoteAcceptance,
} from "../quotes/useQuoteAcceptance.ts";
export {
  type UseQuoteTicketParameters,
  type UseQuoteTicketReturnType,
  useQuoteTicket,
} from "../quotes/useQuoteTicket.ts";
export {
  type EventFeedState,
  type UseEventFeedParameters,
  type UseEventFeedReturnType,
  useEventFeed,
} from "../receivedEvents/useEventFeed.ts";
export {
  type SubjectEvents,
  type UseSubjectEventsReturnType,
  useSubjectEvents,
} from "../receivedEvents/useSubjectEvents.ts";
export {
  type RecipientAddress,
  type RecipientBank,
  type UseRecipientEditorParameters,
  type UseRecipientEditorReturnType,
  useRecipientEditor,
} from "../recipients/useRecipientEditor.ts";
export {
  type RecipientListState,
  type UseRecipientListParameters,
  type UseRecipientListReturnType,
  useRecipientList,
} from "../recipients/useRecipientList.ts";
export {
  type Simulation,
  type SimulatorState,
  type UseSimulatorParameters,
  type UseSimulatorReturnType,
  useSimulator,
} from "../simulation/useSimulator.ts";
export {
  type TransactionDetailState,
  type UseTransactionDetailParameters,
  type UseTransactionDetailReturnType,
  useTransactionDetail,
} from "../transactions/useTransactionDetail.ts";
export {
  type TransactionListState,
  type UseTransactionListParameters,
  type UseTransactionListReturnType,
  useTransactionList,
} from "../transactions/useTransactionList.ts";
export type { TravelRuleQueueState } from "../travelRule/useHeldDeposits.ts";
export {
  type TravelRuleFormField,
  type TravelRuleFormReady,
  type TravelRuleFormState,
  type UseTravelRuleFormParameters,
  type UseTravelRuleFormReturnType,
  useTravelRuleForm,
} from "../travelRule/useTravelRuleForm.ts";
export {
  type UseTravelRuleQueueParameters,
  type UseTravelRuleQueueReturnType,
  useTravelRuleQueue,
} from "../travelRule/useTravelRuleQueue.ts";
export {
  type PayableRecipient,
  type RecipientIssue,
  type UsePayableRecipientsReturnType,
  usePayableRecipients,
} from "../withdrawals/usePayableRecipients.ts";
export {
  type UseWaitingPaymentsReturnType,
  useWaitingPayments,
} from "../withdrawals/useWaitingPayments.ts";
export {
  type UseWithdrawalFormParameters,
  type UseWithdrawalFormReturnType,
  useWithdrawalForm,
} from "../withdrawals/useWithdrawalForm.ts";
export type { WithdrawalFormState } from "../withdrawals/WithdrawalFormState.ts";
export type {
  ReviewedPayment,
  WithdrawalFailure,
  WithdrawalProblem,
  WithdrawalProblems,
  WithdrawalValues,
} from "../withdrawals/withdrawalDrafts.ts";
