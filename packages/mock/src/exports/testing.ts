export {
  type KitProxy,
  type KitProxySettings,
  type PartnerKit,
  type Person,
  type ResetPartnerKitParameters,
  type SetupPartnerKitParameters,
  setupPartnerKit,
} from "../testing/setupPartnerKit.ts";
export { withOrigin } from "../testing/withOrigin.ts";
