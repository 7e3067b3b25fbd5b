import type { Webhook } from "@partner-kit/contract";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import type { WebhookConfig } from "./webhookConfig.ts";

/** An endpoint that was saved. */
export interface SavedWebhook {
  readonly webhook: Webhook;
  /** Of a new endpoint: hand it to `useSecretReveal`, for it never comes again. */
  readonly secret: OneTimeSecret | undefined;
}

/** The form of an endpoint. */
export interface WebhookForm extends FormShape {
  readonly values: WebhookConfig;
  /** `moved`: nothing was sent, because somebody else changed the endpoint meanwhile. */
  readonly result: SavedWebhook | "moved";
  /** IDs of the endpoints before one was created; `undefined` if they were not known. */
  readonly memo: readonly string[] | undefined;
  /** An address that the service rejected (422). */
  readonly extra: { readonly refusedUrl: string | undefined };
}

export const webhookDrafts = createFormDrafts<WebhookForm>({ name: "webhook", extra: { refusedUrl: undefined } });
