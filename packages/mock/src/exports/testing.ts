export { type PartnerKit, type ResetPartnerKitParameters, setupPartnerKit } from "../testing/setupPartnerKit.ts";
export type { KitProxy, KitProxySettings, Person, SetupPartnerKitParameters } from "../testing/startBackEnd.ts";
export { withOrigin } from "../testing/withOrigin.ts";
