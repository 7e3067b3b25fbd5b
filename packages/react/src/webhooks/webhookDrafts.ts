import { createShelf } from "../provider/createShelf.ts";
import type { WebhookConfig } from "./webhookConfig.ts";

/** Unsaved edits to an endpoint. */
export interface WebhookDraft {
  /** Who typed it; `undefined` where the session was not known then. */
  readonly subject: string | undefined;
  /** As the service had it when editing began. */
  readonly base: WebhookConfig;
  readonly edits: Partial<WebhookConfig>;
}

/** By the endpoint's ID; empty of one that does not exist yet. */
export const webhookDrafts = createShelf<WebhookDraft>();

/** Whether a draft is the signed-in person's: whoever signs in next is not shown what another person typed. */
export function isOwnWebhookDraft(draft: WebhookDraft, subject: string | undefined): boolean {
  return draft.subject === undefined || subject === undefined || draft.subject === subject;
}

/** What the form of an endpoint is called among those that hold something unsaved. */
export function webhookDraftName(webhookId: string | undefined): string {
  return `webhook:${webhookId ?? "new"}`;
}
