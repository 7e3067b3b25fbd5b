import type { Webhook } from "@partner-kit/contract";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import type { WebhookConfig } from "./webhookConfig.ts";
import type { UrlRefusal } from "./webhookProblems.ts";

export interface SavedWebhook {
  readonly webhook: Webhook;
  /** The secret of a new endpoint. Pass it to `useSecretReveal`, because it is returned only once. */
  readonly secret: OneTimeSecret | undefined;
}

export interface WebhookForm extends FormShape {
  readonly values: WebhookConfig;
  /** `moved`: nothing was sent, because another user changed the endpoint. */
  readonly result: SavedWebhook | "moved";
  /** IDs of the endpoints before the creation. `undefined` if they were not known. */
  readonly memo: readonly string[] | undefined;
  /** A URL that the service or the proxy rejected (422). */
  readonly extra: { readonly refusal: UrlRefusal | undefined };
}

export const webhookDrafts = createFormDrafts<WebhookForm>({ name: "webhook", extra: { refusal: undefined } });
