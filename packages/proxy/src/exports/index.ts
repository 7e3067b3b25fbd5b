export type { GrantedScope, Scope, WebhookEvent } from "@partner-kit/contract";
export { type AllowLocalParameters, allowLocal } from "../access/allowLocal.ts";
export {
  type ApprovalParameters,
  type ApproveLargeWithdrawalsParameters,
  type ApproveNewRecipientsParameters,
  approveLargeWithdrawals,
  approveNewRecipients,
  approvePaymentDetails,
  approveWebhookDestinations,
  combinePolicies,
} from "../access/approvalPolicies.ts";
export type { Authorize, Grant } from "../access/createAuthenticator.ts";
export type { Policy, PolicyDecision, PolicyRequest, PolicySession } from "../access/policy.ts";
export type { ApprovalNotice } from "../approvals/ApprovalRecord.ts";
export { createFailedProxy } from "../createFailedProxy.ts";
export { createProxy, type PartnerProxy, type ProxyListener } from "../createProxy.ts";
export type { Call, Connection } from "../http/call.ts";
export type { AddressList } from "../http/createSourceReader.ts";
export type { ProxyResponse } from "../http/response.ts";
export type { Sink, StreamBody } from "../http/streamBody.ts";
export type { Sealer, WithdrawalSigner } from "../keyService/keyService.ts";
export type { RequestReport } from "../monitoring/createMetrics.ts";
export type { Logger } from "../monitoring/logger.ts";
export type { RotateParameters } from "../rotation/createRotation.ts";
export type {
  EventBatchContext,
  EventBatchHandler,
  EventContext,
  EventHandler,
  ReceivedEvent,
} from "../settings/eventHandler.ts";
export type { Schedule } from "../settings/schedule.ts";
export type {
  CreateProxyParameters,
  Environment,
  Retention,
} from "../settings/settings.ts";
export type { UnsafeSetting } from "../settings/unsafeSettings.ts";
export type { ApprovalEvent, ApprovalStore, ReadApprovalsParameters, StoredApproval } from "../store/ApprovalStore.ts";
export type { BalanceSample } from "../store/BalanceStore.ts";
export { type CreateMemoryStoreParameters, createMemoryStore } from "../store/createMemoryStore.ts";
export type {
  PaymentBatchStore,
  PaymentLineCount,
  ReadPaymentBatchesParameters,
  StoredPaymentBatch,
} from "../store/PaymentBatchStore.ts";
export type { AuditCheckpoint, AuditRecord, ParkedEvent, Store, TickerSample } from "../store/Store.ts";
export { StoreError, type StoreReason } from "../store/StoreError.ts";
export {
  type AuditProblem,
  type VerifyAuditParameters,
  type VerifyAuditReturnType,
  verifyAudit,
} from "../store/verifyAudit.ts";
export type { OverriddenRequest, Override, Overrides, PageOverride } from "../upstream/overrides.ts";
export type { Transport, TransportRequest, TransportResponse } from "../upstream/transport.ts";
