export type { HeadersInput } from "../headers.ts";
export type { Hmac } from "../hmac.ts";
export { readWebhookHeaders, type WebhookHeaders } from "../readWebhookHeaders.ts";
export { type VerifyWebhookParameters, verifyWebhook } from "../verifyWebhook.ts";
export type { WebhookEvent } from "../webhookEvents.ts";
export { WEBHOOK_USER_AGENT, webhookHeaders } from "../webhookHeaders.ts";
export {
  createWebhookSecret,
  forgetWebhookSecrets,
  isWebhookSecret,
  WEBHOOK_SECRET_PREFIX,
} from "../webhookSecret.ts";
export {
  type SignWebhookParameters,
  signWebhook,
  type VerifyWebhookSignatureParameters,
  type VerifyWebhookSignatureReturnType,
  verifyWebhookSignature,
} from "../webhookSignature.ts";
export { WebhookVerificationError, type WebhookVerificationReason } from "../webhookVerificationError.ts";
