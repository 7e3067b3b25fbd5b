export type { Authorize, Grant } from "../access.ts";
export { allowLocal } from "../allowLocal.ts";
export type { Answer } from "../answer.ts";
export type { Call } from "../call.ts";
export { createProxy, type PartnerProxy } from "../createProxy.ts";
export type { Feed, Sink } from "../feed.ts";
export type { Logger } from "../logger.ts";
export type { RequestReport } from "../metrics.ts";
export type { Schedule } from "../schedule.ts";
export type { CreateProxyParameters, Environment, EventContext, EventHandler, Retention } from "../settings.ts";
export { type CreateMemoryStoreParameters, createMemoryStore } from "../store/createMemoryStore.ts";
export type { AuditCheckpoint, AuditRecord, ParkedEvent, Store, TickerSample } from "../store/Store.ts";
export { StoreError, type StoreReason } from "../store/StoreError.ts";
export {
  type AuditProblem,
  type VerifyAuditParameters,
  type VerifyAuditReturnType,
  verifyAudit,
} from "../store/verifyAudit.ts";
export type { UnsafeSetting } from "../unsafeSettings.ts";
export type { OverriddenRequest, Override, Overrides } from "../upstream/overrides.ts";
export type { Transport, TransportRequest, TransportResponse } from "../upstream/transport.ts";
