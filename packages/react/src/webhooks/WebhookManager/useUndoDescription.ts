"use client";

import type { Webhook } from "@partner-kit/contract";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { queryOf } from "../../query/queryOf.ts";
import { enUi } from "../../text/messages.en.ts";
import { type ToastContent, useToast } from "../../ui/Toast/Toaster.tsx";
import { enWebhookManager } from "../messages.en.ts";
import { readWebhookConfig, unknownEventTypes, webhookChanges } from "../webhookConfig.ts";
import { useReplaceWebhook, webhookQuery } from "../webhooks.ts";

/**
 * Returns the action that undoes a saved change of an endpoint, if only its description changed. Other changes affect
 * deliveries, which an undo does not bring back.
 */
export function useUndoDescription(): (before: Webhook, after: Webhook) => ToastContent["action"] {
  const { ui, webhookManager: messages } = useText(enUi, enWebhookManager);
  const { kit, queryClient } = useKitContext();
  const replacement = useReplaceWebhook({ retrySafely: true });
  const { show } = useToast();

  return (before, after) => {
    const changes = webhookChanges({ before: readWebhookConfig(before), after: readWebhookConfig(after) });
    if (changes.length !== 1 || changes[0]?.field !== "description") return undefined;
    return { label: ui.undo, onAction: () => void undo(before, after) };
  };

  /** Replacing sends the whole configuration, so the current one is read first. */
  async function undo({ id, description }: Webhook, after: Webhook): Promise<void> {
    try {
      const now = await queryOf(queryClient, webhookQuery({ kit, webhook_id: id })).fetch();
      if (now.description !== after.description || unknownEventTypes(now).length > 0) return fail();
      const { event_types, ...config } = readWebhookConfig(now);
      const restored = { ...config, description: description ?? "", event_types: [...event_types] };
      await replacement.mutateAsync({ webhook_id: id, ...restored });
      show({ title: messages.done_undo });
    } catch {
      fail();
    }
  }

  function fail(): void {
    show({ tone: "danger", title: messages.undoFailed, help: messages.undoFailedHelp });
  }
}
