export {
  type UseDeliveryDetailParameters,
  type UseDeliveryDetailReturnType,
  useDeliveryDetail,
} from "../webhookHistory/useDeliveryDetail.ts";
export {
  type DeliveryLogOption,
  type DeliveryLogState,
  type UseDeliveryLogParameters,
  type UseDeliveryLogReturnType,
  useDeliveryLog,
} from "../webhookHistory/useDeliveryLog.ts";
export { useRotationOverlap } from "../webhooks/useRotationOverlap.ts";
export {
  type UseSecretRevealParameters,
  type UseSecretRevealReturnType,
  useSecretReveal,
} from "../webhooks/useSecretReveal.ts";
export {
  type SecretRotationState,
  type UseSecretRotationParameters,
  type UseSecretRotationReturnType,
  useSecretRotation,
} from "../webhooks/useSecretRotation.ts";
export {
  type SignatureBody,
  type SignatureCheckerState,
  type SignatureField,
  type UseSignatureCheckerParameters,
  type UseSignatureCheckerReturnType,
  useSignatureChecker,
} from "../webhooks/useSignatureChecker.ts";
export {
  type UseWebhookActionParameters,
  type UseWebhookActionReturnType,
  useWebhookAction,
  type WebhookActionState,
} from "../webhooks/useWebhookAction.ts";
export {
  type UseWebhookEditorParameters,
  type UseWebhookEditorReturnType,
  useWebhookEditor,
  type WebhookEditorEventGroup,
  type WebhookEditorReady,
  type WebhookEditorState,
} from "../webhooks/useWebhookEditor.ts";
export { useWebhookLimit, type WebhookLimit } from "../webhooks/useWebhookLimit.ts";
export {
  type UseWebhookManagerParameters,
  type UseWebhookManagerReturnType,
  useWebhookManager,
  type WebhookManagerState,
  type WebhookTask,
} from "../webhooks/useWebhookManager.ts";
export { type UseWebhookSnippetReturnType, useWebhookSnippet } from "../webhooks/useWebhookSnippet.ts";
