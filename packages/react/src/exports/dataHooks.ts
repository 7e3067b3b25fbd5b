export {
  approvalQuery,
  approvalsQuery,
  useApproval,
  useApprovals,
  useApproveChange,
  useCancelChange,
  useRejectChange,
} from "../approvals/approvals.ts";
export { balanceHistoryQuery, balancesQuery, useBalanceHistory, useBalances } from "../balances/balances.ts";
export { useVerifyBankAccount } from "../bankAccounts/bankAccounts.ts";
export { banksQuery, useBanks } from "../banks/banks.ts";
export { chainsQuery, useChains } from "../chains/chains.ts";
export {
  marketsQuery,
  priceTrendsQuery,
  tickerHistoryQuery,
  tickerQuery,
  useMarkets,
  usePriceTrends,
  useTicker,
  useTickerHistory,
} from "../markets/markets.ts";
export { orderQuery, useOrder } from "../orders/orders.ts";
export {
  paymentBatchesQuery,
  paymentBatchQuery,
  useCreatePaymentBatch,
  usePaymentBatch,
  usePaymentBatches,
  useStopPaymentBatch,
} from "../paymentBatches/paymentBatches.ts";
export { useAcceptQuote, useCreateQuote } from "../quotes/quotes.ts";
export { receivedEventsQuery, useReceivedEvents } from "../receivedEvents/receivedEvents.ts";
export {
  recipientsQuery,
  useCreateRecipient,
  useDeleteRecipient,
  useRecipients,
  useUpdateRecipient,
} from "../recipients/recipients.ts";
export { sessionQuery } from "../session/sessionQuery.ts";
export {
  type SessionOperation,
  type UseSessionParameters,
  type UseSessionReturnType,
  useSession,
} from "../session/useSession.ts";
export {
  useSimulateCryptoDeposit,
  useSimulateCryptoWithdrawal,
  useSimulateFiatDeposit,
  useSimulateFiatWithdrawal,
  useSimulateKybStatus,
  useSimulateProductUpdate,
} from "../simulation/simulation.ts";
export {
  transactionQuery,
  transactionsQuery,
  useInfiniteTransactions,
  useTransaction,
  useTransactions,
} from "../transactions/transactions.ts";
export { travelRuleQuery, useSubmitTravelRule, useTravelRule } from "../travelRule/travelRule.ts";
export {
  useWebhookDeliveries,
  useWebhookDelivery,
  useWebhookEvent,
  useWebhookEvents,
  webhookDeliveriesQuery,
  webhookDeliveryQuery,
  webhookEventQuery,
  webhookEventsQuery,
} from "../webhookHistory/webhookHistory.ts";
export {
  useCreateWebhook,
  useDeleteWebhook,
  useReplaceWebhook,
  useRotateWebhookSecret,
  useWebhook,
  useWebhooks,
  webhookQuery,
  webhooksQuery,
} from "../webhooks/webhooks.ts";
export { useSubmitWithdrawal, useWithdrawalQuote } from "../withdrawals/withdrawals.ts";
