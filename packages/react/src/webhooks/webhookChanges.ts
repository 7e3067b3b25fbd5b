import type { WebhookEventType } from "@partner-kit/contract";
import type { WebhookConfig } from "./webhookConfig.ts";

/** A difference between two configurations. */
export type WebhookChange =
  | { readonly field: "url" | "description"; readonly before: string; readonly after: string }
  | { readonly field: "enabled"; readonly before: boolean; readonly after: boolean }
  | {
      readonly field: "event_types";
      readonly added: readonly WebhookEventType[];
      readonly removed: readonly WebhookEventType[];
    };

export interface WebhookChangesParameters {
  readonly before: WebhookConfig;
  readonly after: WebhookConfig;
}

/** Lists the differences between two configurations, field by field. */
export function webhookChanges({ before, after }: WebhookChangesParameters): readonly WebhookChange[] {
  const added = after.event_types.filter((type) => !before.event_types.includes(type));
  const removed = before.event_types.filter((type) => !after.event_types.includes(type));
  const changes: readonly (WebhookChange | false)[] = [
    before.url !== after.url && { field: "url", before: before.url, after: after.url },
    before.description !== after.description && {
      field: "description",
      before: before.description,
      after: after.description,
    },
    added.length + removed.length > 0 && { field: "event_types", added, removed },
    before.enabled !== after.enabled && { field: "enabled", before: before.enabled, after: after.enabled },
  ];
  return changes.filter((change) => change !== false);
}
