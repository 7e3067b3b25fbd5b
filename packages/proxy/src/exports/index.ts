export type { Authorize, Grant } from "../access.ts";
export { allowLocal } from "../allowLocal.ts";
export { createProxy, type PartnerProxy } from "../createProxy.ts";
export type { Logger } from "../logger.ts";
export type { Schedule } from "../schedule.ts";
export type { CreateProxyParameters, Environment } from "../settings.ts";
