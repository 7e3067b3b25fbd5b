export {
  type Assumption,
  type AssumptionKind,
  isScopeAssumed,
  type ListAssumptionsParameters,
  listAssumptions,
} from "../assumptions.ts";
export type { Effect } from "../effect.ts";
export {
  type ErrorEnvelope,
  errorEnvelope,
  isSuccessEnvelope,
  readErrorEnvelope,
  type SuccessEnvelope,
  successEnvelope,
} from "../envelope.ts";
export { type ErrorCode, errorCodes } from "../errorCodes.ts";
export { docsUrl, type ErrorTopic, errorLink, withLink } from "../errorLink.ts";
export { ApiError, InputError, type Issue, isApiError, NetworkError, PartnerError, ResponseError } from "../errors.ts";
export type { Evidence } from "../evidence.ts";
export { CORRELATION_HEADER, KIT_HEADER, KIT_HEADER_VALUE, LIVE_PATH, PROBE_USER_AGENT, WEBHOOK_PATH } from "../kit.ts";
export { type KitOperationName, type KitOperations, kitOperations } from "../kitOperations.ts";
export {
  isRetriedWebhookStatus,
  WEBHOOK_DESCRIPTION_MAX_BYTES,
  WEBHOOK_ENABLED_ENDPOINTS_MAX,
  WEBHOOK_HISTORY_RETENTION_DAYS,
  WEBHOOK_RESPONSE_TIMEOUT_SECONDS,
  WEBHOOK_RETRIED_STATUSES,
  WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  WEBHOOK_RETRY_DELAYS_SECONDS,
  WEBHOOK_ROTATION_OVERLAP_SECONDS,
  WEBHOOK_SECRET_BYTES,
  WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS,
  WEBHOOK_URL_MAX_BYTES,
  WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS,
} from "../limits.ts";
export { type LiveMessage, type LiveMessageName, liveMessageSchemas } from "../liveMessages.ts";
export { createMatcher, type Endpoint, type Match } from "../matcher.ts";
export type { Data, Input, Method, Operation, ParsedInput } from "../operation.ts";
export { allOperations, isOperationName, type OperationName, type Operations, operations } from "../operations.ts";
export {
  hasBody,
  type OperationRequest,
  type ReadRequestReturnType,
  type RequestParts,
  readRequest,
  writeRequest,
} from "../request.ts";
export type { Resource } from "../resource.ts";
export {
  APPROVALS_MAX,
  type Approval,
  type ApprovalEventType,
  type ApprovalStatus,
  approvalStatuses,
  approveChange,
  cancelChange,
  getApproval,
  listApprovals,
  rejectChange,
} from "../resources/approvals.ts";
export { AUDIT_RECORDS_MAX, type AuditRecord, listAudit } from "../resources/audit.ts";
export { type BalanceHistory, getBalanceHistory } from "../resources/balanceHistory.ts";
export { type Balance, type BalanceOverview, type Credit, getBalances } from "../resources/balances.ts";
export { type VerifiedBankAccount, verifyBankAccount } from "../resources/bankAccounts.ts";
export { type Bank, listBanks } from "../resources/banks.ts";
export { type Chain, listChains } from "../resources/chains.ts";
export { getHealth, type Health } from "../resources/health.ts";
export { listMarkets, type Market } from "../resources/markets.ts";
export { getOrder, type Order } from "../resources/orders.ts";
export {
  createPaymentBatch,
  getPaymentBatch,
  listPaymentBatches,
  PAYMENT_BATCHES_MAX,
  PAYMENT_LINES_MAX,
  type PaymentBatch,
  type PaymentBatchStatus,
  type PaymentBatchSummary,
  type PaymentLine,
  type PaymentLineStatus,
  paymentBatchStatuses,
  paymentLineStatuses,
  stopPaymentBatch,
} from "../resources/paymentBatches.ts";
export { listPriceTrends, type PriceTrends, TREND_PAIRS_MAX } from "../resources/priceTrends.ts";
export { type AcceptedQuote, acceptQuote, createQuote, type Quote } from "../resources/quotes.ts";
export { listReceivedEvents, RECEIVED_EVENTS_MAX, type ReceivedEvent } from "../resources/receivedEvents.ts";
export {
  createRecipient,
  deleteRecipient,
  listRecipients,
  type Recipient,
  updateRecipient,
} from "../resources/recipients.ts";
export { getSession, refusalReasons, type Session } from "../resources/session.ts";
export {
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "../resources/simulation.ts";
export { getTickerHistory, type TickerHistory } from "../resources/tickerHistory.ts";
export { getTicker, type Ticker } from "../resources/tickers.ts";
export { getTransaction, listTransactions, type Transaction } from "../resources/transactions.ts";
export {
  getTravelRule,
  submitTravelRule,
  type TravelRule,
  type TravelRuleField,
  type TravelRuleSubmission,
  travelRulePurposes,
} from "../resources/travelRule.ts";
export {
  getWebhookDelivery,
  getWebhookEvent,
  listWebhookDeliveries,
  listWebhookEvents,
  type WebhookDeliveryRecord,
  type WebhookEventRecord,
} from "../resources/webhookHistory.ts";
export {
  type CreatedWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  type RotatedWebhookSecret,
  replaceWebhook,
  rotateWebhookSecret,
  type Webhook,
} from "../resources/webhooks.ts";
export {
  createWithdrawalQuote,
  submitWithdrawal,
  type Withdrawal,
  type WithdrawalQuote,
} from "../resources/withdrawals.ts";
export { parseRetryAfter } from "../retryAfter.ts";
export { byteLength } from "../schema/bytes.ts";
export { DECIMAL_MAX_DIGITS, isDecimal } from "../schema/decimal.ts";
export type { OpenEnum } from "../schema/openEnum.ts";
export { parseTimestamp } from "../schema/parseTimestamp.ts";
export {
  allGrantedScopes,
  allScopes,
  defaultScopes,
  type GrantedScope,
  isKitScope,
  isScope,
  type KitScope,
  kitScopes,
  type Scope,
  scopes,
} from "../scopes.ts";
export { unknownFields } from "../unknownFields.ts";
export {
  isWebhookEventType,
  type WebhookEventArea,
  type WebhookEventFacts,
  webhookEventFacts,
  webhookEventScopes,
} from "../webhookEventFacts.ts";
export { type WebhookEvent, webhookEventSchema } from "../webhookEvents.ts";
export { type WebhookEventType, webhookEventTypes } from "../webhookEventTypes.ts";
export {
  isSameWebhookUrl,
  isWebhookHostAllowed,
  isWebhookUrl,
  type WebhookUrlProblem,
  webhookUrlProblem,
} from "../webhookUrl.ts";
