"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useSyncExternalStore } from "react";
import { useApprovals } from "../approvals/approvals.ts";
import { isUnknown } from "../form/attempt.ts";
import type { FormDrafts, FormShape, FormState } from "../form/createFormDrafts.ts";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { batchDrafts } from "../paymentBatches/batchDrafts.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useSession } from "../session/useSession.ts";
import { useHeldDeposits } from "../travelRule/useHeldDeposits.ts";
import { useEndingOverlaps } from "../webhooks/useEndingOverlaps.ts";
import { useWebhookHealth } from "../webhooks/useWebhookHealth.ts";
import { isWebhookEnabled } from "../webhooks/webhookConfig.ts";
import { useWebhooks } from "../webhooks/webhooks.ts";
import { withdrawalDrafts } from "../withdrawals/withdrawalDrafts.ts";
import type { AttentionEntry, AttentionKind, AttentionPart } from "./AttentionEntry.ts";

interface AttentionSource {
  readonly entries: readonly AttentionEntry[];
  /** The reads behind the entries. None if the user may not read them. */
  readonly reads: readonly AttentionRead[];
}

interface AttentionRead {
  readonly part: AttentionPart;
  readonly state: ReadState<object>;
  readonly isComplete: boolean;
  readonly retry: () => void;
}

interface SourceParameters {
  readonly isWanted: boolean;
}

export function useDepositEntries({ isWanted }: SourceParameters): AttentionSource {
  const isEnabled = useSession().can("listTransactions").allowed && isWanted;
  const { state, refresh, checkMore } = useHeldDeposits({ refreshInterval: 60_000, isEnabled });
  if (!isEnabled) return nothing;
  const isReady = state.status === "ready";
  const isShort = isReady && (state.coverage === "failed" || state.coverage === "limited");
  const deposits = isReady ? state.deposits : [];
  return {
    entries: entryOf(
      "heldDeposits",
      deposits.map(({ id, created_at }) => ({ id, at: timeOf(created_at) })),
    ),
    reads: [{ part: "deposits", state, isComplete: isReady && !isShort, retry: isShort ? checkMore : refresh }],
  };
}

export function useApprovalEntries({ isWanted }: SourceParameters): AttentionSource {
  const { data: session, can } = useSession();
  const enabled = can("listApprovals").allowed && isWanted;
  const list = useApprovals({ refreshInterval: 15_000, query: { enabled } });
  const state = useReadState(list, ({ approvals }) => ({ approvals }));
  if (!enabled) return nothing;
  const approvals = state.status === "ready" ? state.approvals : [];
  const mayDecide = can("approveChange").allowed;
  const waiting = approvals.filter(
    ({ status, subject }) => mayDecide && status === "pending" && subject !== session?.subject,
  );
  const unknown = approvals.filter(({ status }) => status === "outcome_unknown");
  return {
    entries: [
      ...entryOf(
        "approvals",
        waiting.map(({ id, created_at }) => ({ id, at: timeOf(created_at) })),
      ),
      ...entryOf(
        "unknownOutcomes",
        unknown.map(({ id, decided_at }) => ({ id, at: timeOf(decided_at) })),
      ),
    ],
    reads: [{ part: "approvals", state, isComplete: state.status === "ready", retry: () => void list.refetch() }],
  };
}

export function useWebhookEntries(parameters: SourceParameters & { readonly needsHealth: boolean }): AttentionSource {
  const enabled = useSession().can("listWebhooks").allowed && parameters.isWanted;
  const list = useWebhooks({ query: { enabled } });
  const state = useReadState(list, (webhooks) => ({ webhooks }));
  const webhooks = enabled && state.status === "ready" ? state.webhooks : [];
  const health = useWebhookHealth({ isEnabled: enabled && parameters.needsHealth });
  const ending = useEndingOverlaps(webhooks.map(({ id }) => id));
  if (!enabled) return nothing;
  const failing = webhooks.filter(isWebhookEnabled).flatMap((webhook) => {
    const found = health.healthOf(webhook);
    return found.status === "failing" ? [{ id: webhook.id, at: found.since }] : [];
  });
  const disabled = webhooks.filter((webhook) => !isWebhookEnabled(webhook));
  const [first] = ending;
  return {
    entries: [
      ...entryOf("failingWebhooks", failing),
      ...entryOf(
        "disabledWebhooks",
        disabled.map(({ id, updated_at }) => ({ id, at: timeOf(updated_at) })),
      ),
      ...(first
        ? [
            {
              kind: "endingSecrets",
              count: ending.length,
              ids: ending.map(({ webhookId }) => webhookId),
              until: first.until,
            } as const,
          ]
        : []),
    ],
    reads: [
      { part: "webhooks", state, isComplete: state.status === "ready", retry: () => void list.refetch() },
      ...(health.state
        ? [
            {
              part: "deliveries",
              state: health.state,
              isComplete: health.state.status === "ready",
              retry: health.refresh,
            } as const,
          ]
        : []),
    ],
  };
}

/** Payments and batches that got no response. Only the tab that sent them knows them. */
export function usePaymentEntries(): AttentionSource {
  const { attempt, extra } = useDraft(withdrawalDrafts);
  const batch = useDraft(batchDrafts);
  const isOpen = isUnknown(attempt) || extra.held?.isEarlierUnknown === true;
  return {
    entries: [
      ...(isOpen ? [{ kind: "unknownPayments", count: 1 } as const] : []),
      ...(isUnknown(batch.attempt) ? [{ kind: "unknownBatches", count: 1 } as const] : []),
    ],
    reads: [],
  };
}

function useDraft<TShape extends FormShape>(drafts: FormDrafts<TShape>): FormState<TShape> {
  const { kit } = useKitContext();
  const subject = useSession().data?.subject;
  const draft = drafts.at({ kit, subject, recordId: undefined });
  return useSyncExternalStore(draft.subscribe, draft.get, () => drafts.start);
}

const nothing: AttentionSource = { entries: [], reads: [] };

interface Item {
  readonly id: string;
  /** Milliseconds since the epoch, if it is known. */
  readonly at: number | undefined;
}

/** Returns the entry of a kind, or nothing if it has no items. The oldest comes first. */
function entryOf(kind: AttentionKind, items: readonly Item[]): readonly AttentionEntry[] {
  const sorted = items.toSorted(
    (one, other) => (one.at ?? Number.MAX_SAFE_INTEGER) - (other.at ?? Number.MAX_SAFE_INTEGER),
  );
  const [oldest] = sorted;
  return oldest ? [{ kind, count: items.length, ids: sorted.map(({ id }) => id), since: oldest.at }] : [];
}

function timeOf(timestamp: string | null | undefined): number | undefined {
  return typeof timestamp === "string" ? parseTimestamp(timestamp) : undefined;
}
