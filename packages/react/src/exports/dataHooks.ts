export { balancesQuery } from "../balances/balancesQuery.ts";
export { type UseBalancesParameters, type UseBalancesReturnType, useBalances } from "../balances/useBalances.ts";
export {
  type UseVerifyBankAccountParameters,
  type UseVerifyBankAccountReturnType,
  useVerifyBankAccount,
} from "../bankAccounts/useVerifyBankAccount.ts";
export { banksQuery } from "../banks/banksQuery.ts";
export { type UseBanksParameters, type UseBanksReturnType, useBanks } from "../banks/useBanks.ts";
export { chainsQuery } from "../chains/chainsQuery.ts";
export { type UseChainsParameters, type UseChainsReturnType, useChains } from "../chains/useChains.ts";
export { marketsQuery } from "../markets/marketsQuery.ts";
export { type TickerHistoryQueryParameters, tickerHistoryQuery } from "../markets/tickerHistoryQuery.ts";
export { tickerQuery } from "../markets/tickerQuery.ts";
export { type UseMarketsParameters, type UseMarketsReturnType, useMarkets } from "../markets/useMarkets.ts";
export { type UseTickerParameters, type UseTickerReturnType, useTicker } from "../markets/useTicker.ts";
export {
  type UseTickerHistoryParameters,
  type UseTickerHistoryReturnType,
  useTickerHistory,
} from "../markets/useTickerHistory.ts";
export { type OrderQueryParameters, orderQuery } from "../orders/orderQuery.ts";
export { type UseOrderParameters, type UseOrderReturnType, useOrder } from "../orders/useOrder.ts";
export {
  type UseAcceptQuoteParameters,
  type UseAcceptQuoteReturnType,
  useAcceptQuote,
} from "../quotes/useAcceptQuote.ts";
export {
  type UseCreateQuoteParameters,
  type UseCreateQuoteReturnType,
  useCreateQuote,
} from "../quotes/useCreateQuote.ts";
export { type ReceivedEventsQueryParameters, receivedEventsQuery } from "../receivedEvents/receivedEventsQuery.ts";
export {
  type UseReceivedEventsParameters,
  type UseReceivedEventsReturnType,
  useReceivedEvents,
} from "../receivedEvents/useReceivedEvents.ts";
export { type RecipientsQueryParameters, recipientsQuery } from "../recipients/recipientsQuery.ts";
export {
  type UseCreateRecipientParameters,
  type UseCreateRecipientReturnType,
  useCreateRecipient,
} from "../recipients/useCreateRecipient.ts";
export {
  type UseDeleteRecipientParameters,
  type UseDeleteRecipientReturnType,
  useDeleteRecipient,
} from "../recipients/useDeleteRecipient.ts";
export {
  type UseRecipientsParameters,
  type UseRecipientsReturnType,
  useRecipients,
} from "../recipients/useRecipients.ts";
export {
  type UseUpdateRecipientParameters,
  type UseUpdateRecipientReturnType,
  useUpdateRecipient,
} from "../recipients/useUpdateRecipient.ts";
export { sessionQuery } from "../session/sessionQuery.ts";
export {
  type SessionOperation,
  type UseSessionParameters,
  type UseSessionReturnType,
  useSession,
} from "../session/useSession.ts";
export {
  type UseSimulateCryptoDepositParameters,
  type UseSimulateCryptoDepositReturnType,
  useSimulateCryptoDeposit,
} from "../simulation/useSimulateCryptoDeposit.ts";
export {
  type UseSimulateCryptoWithdrawalParameters,
  type UseSimulateCryptoWithdrawalReturnType,
  useSimulateCryptoWithdrawal,
} from "../simulation/useSimulateCryptoWithdrawal.ts";
export {
  type UseSimulateFiatDepositParameters,
  type UseSimulateFiatDepositReturnType,
  useSimulateFiatDeposit,
} from "../simulation/useSimulateFiatDeposit.ts";
export {
  type UseSimulateFiatWithdrawalParameters,
  type UseSimulateFiatWithdrawalReturnType,
  useSimulateFiatWithdrawal,
} from "../simulation/useSimulateFiatWithdrawal.ts";
export {
  type UseSimulateKybStatusParameters,
  type UseSimulateKybStatusReturnType,
  useSimulateKybStatus,
} from "../simulation/useSimulateKybStatus.ts";
export {
  type UseSimulateProductUpdateParameters,
  type UseSimulateProductUpdateReturnType,
  useSimulateProductUpdate,
} from "../simulation/useSimulateProductUpdate.ts";
export { type TransactionQueryParameters, transactionQuery } from "../transactions/transactionQuery.ts";
export { transactionsQuery } from "../transactions/transactionsQuery.ts";
export {
  type UseTransactionParameters,
  type UseTransactionReturnType,
  useTransaction,
} from "../transactions/useTransaction.ts";
export {
  type UseTransactionsParameters,
  type UseTransactionsReturnType,
  useTransactions,
} from "../transactions/useTransactions.ts";
export { type TravelRuleQueryParameters, travelRuleQuery } from "../travelRule/travelRuleQuery.ts";
export {
  type UseSubmitTravelRuleParameters,
  type UseSubmitTravelRuleReturnType,
  useSubmitTravelRule,
} from "../travelRule/useSubmitTravelRule.ts";
export {
  type UseTravelRuleParameters,
  type UseTravelRuleReturnType,
  useTravelRule,
} from "../travelRule/useTravelRule.ts";
export {
  type UseWebhookDeliveriesParameters,
  type UseWebhookDeliveriesReturnType,
  useWebhookDeliveries,
} from "../webhookHistory/useWebhookDeliveries.ts";
export {
  type UseWebhookDeliveryParameters,
  type UseWebhookDeliveryReturnType,
  useWebhookDelivery,
} from "../webhookHistory/useWebhookDelivery.ts";
export {
  type UseWebhookEventParameters,
  type UseWebhookEventReturnType,
  useWebhookEvent,
} from "../webhookHistory/useWebhookEvent.ts";
export {
  type UseWebhookEventsParameters,
  type UseWebhookEventsReturnType,
  useWebhookEvents,
} from "../webhookHistory/useWebhookEvents.ts";
export { webhookDeliveriesQuery } from "../webhookHistory/webhookDeliveriesQuery.ts";
export { type WebhookDeliveryQueryParameters, webhookDeliveryQuery } from "../webhookHistory/webhookDeliveryQuery.ts";
export { type WebhookEventQueryParameters, webhookEventQuery } from "../webhookHistory/webhookEventQuery.ts";
export { webhookEventsQuery } from "../webhookHistory/webhookEventsQuery.ts";
export {
  type UseCreateWebhookParameters,
  type UseCreateWebhookReturnType,
  useCreateWebhook,
} from "../webhooks/useCreateWebhook.ts";
export {
  type UseDeleteWebhookParameters,
  type UseDeleteWebhookReturnType,
  useDeleteWebhook,
} from "../webhooks/useDeleteWebhook.ts";
export {
  type UseReplaceWebhookParameters,
  type UseReplaceWebhookReturnType,
  useReplaceWebhook,
} from "../webhooks/useReplaceWebhook.ts";
export {
  type UseRotateWebhookSecretParameters,
  type UseRotateWebhookSecretReturnType,
  useRotateWebhookSecret,
} from "../webhooks/useRotateWebhookSecret.ts";
export { type UseWebhookParameters, type UseWebhookReturnType, useWebhook } from "../webhooks/useWebhook.ts";
export { type UseWebhooksParameters, type UseWebhooksReturnType, useWebhooks } from "../webhooks/useWebhooks.ts";
export { type WebhookQueryParameters, webhookQuery } from "../webhooks/webhookQuery.ts";
export { webhooksQuery } from "../webhooks/webhooksQuery.ts";
export {
  type UseSubmitWithdrawalParameters,
  type UseSubmitWithdrawalReturnType,
  useSubmitWithdrawal,
} from "../withdrawals/useSubmitWithdrawal.ts";
export {
  type UseWithdrawalQuoteParameters,
  type UseWithdrawalQuoteReturnType,
  useWithdrawalQuote,
} from "../withdrawals/useWithdrawalQuote.ts";
