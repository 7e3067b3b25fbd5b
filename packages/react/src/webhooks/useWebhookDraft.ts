"use client";

import { useEffect } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import { useShelf } from "../provider/useShelf.ts";
import { type Some, withDefaults } from "../provider/withDefaults.ts";
import { useSession } from "../session/useSession.ts";
import { type WebhookChange, webhookChanges } from "./webhookChanges.ts";
import type { WebhookConfig, WebhookField } from "./webhookConfig.ts";
import { isOwnWebhookDraft, webhookDraftName, webhookDrafts } from "./webhookDrafts.ts";

export interface UseWebhookDraftParameters {
  /** `undefined`: an endpoint that does not exist yet. */
  readonly webhookId: string | undefined;
  /** As the service has it at present; what a new one starts from. */
  readonly current: WebhookConfig;
}

export interface UseWebhookDraftReturnType {
  /** What the service has, with the edits on top. */
  readonly values: WebhookConfig;
  /** What saving changes, against what the service has at present. */
  readonly changes: readonly WebhookChange[];
  /** Edited fields that somebody else changed meanwhile: saving puts the edit in place of theirs. */
  readonly overwrites: readonly WebhookField[];
  readonly edit: (change: Some<WebhookConfig>) => void;
  readonly discard: () => void;
}

/**
 * Edits to an endpoint. Only what was edited is kept, so that a field left alone follows the service; and it outlives the
 * form: a closed dialog, a failed read or an expired session loses nothing.
 */
export function useWebhookDraft({ webhookId, current }: UseWebhookDraftParameters): UseWebhookDraftReturnType {
  const { kit } = useKitContext();
  const [kept, setDraft] = useShelf(webhookDrafts, webhookId ?? "");
  const subject = useSession().data?.subject;
  const mine = (one: typeof kept) => (one && isOwnWebhookDraft(one, subject) ? one : undefined);
  const draft = mine(kept);
  const values = { ...current, ...draft?.edits };
  const changes = webhookChanges({ before: current, after: values });
  const moved = draft ? webhookChanges({ before: draft.base, after: current }).map(({ field }) => field) : [];
  const name = webhookDraftName(webhookId);
  const isUnsaved = changes.length > 0;

  useEffect(() => markUnsaved({ kit, name, isUnsaved }), [kit, name, isUnsaved]);

  return {
    values,
    changes,
    overwrites: moved.filter((field) => changes.some((change) => change.field === field)),
    edit: (change) => {
      // As it is now: something else may have been edited in the same breath.
      const { base = current, edits = {} } = mine(webhookDrafts.at(kit, webhookId ?? "").get()) ?? {};
      setDraft({ subject, base, edits: withDefaults<Partial<WebhookConfig>>(edits, change) });
    },
    discard: () => {
      setDraft(undefined);
      // The form may go in the same moment, and its effects with it.
      markUnsaved({ kit, name, isUnsaved: false });
    },
  };
}
