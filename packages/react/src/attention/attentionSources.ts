"use client";

import { type Approval, parseTimestamp, type Webhook } from "@partner-kit/contract";
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
import type { AttentionEntry, AttentionItem, AttentionKind, AttentionPart } from "./AttentionEntry.ts";

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
      deposits.map(({ id, created_at, amount: value, currency }) => ({
        id,
        since: timeOf(created_at),
        amount: value === undefined || currency === undefined ? undefined : { value, currency },
      })),
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
  const pending = approvals.filter(({ status }) => status === "pending");
  const isOwn = ({ subject }: Approval) => subject === session?.subject;
  const waiting = pending.filter((approval) => mayDecide && !isOwn(approval));
  const unknown = approvals.filter(({ status }) => status === "outcome_unknown");
  return {
    entries: [
      ...entryOf("approvals", waiting.map(toWaiting)),
      ...entryOf("ownApprovals", pending.filter(isOwn).map(toWaiting)),
      ...entryOf(
        "unknownOutcomes",
        unknown.map((approval) => ({ id: approval.id, since: timeOf(approval.decided_at), approval })),
      ),
    ],
    reads: [{ part: "approvals", state, isComplete: state.status === "ready", retry: () => void list.refetch() }],
  };
}

function toWaiting(approval: Approval): AttentionItem {
  return { id: approval.id, since: timeOf(approval.created_at), approval };
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
    return found.status === "failing" ? [{ id: webhook.id, since: found.since, name: nameOf(webhook) }] : [];
  });
  const disabled = webhooks.filter((webhook) => !isWebhookEnabled(webhook));
  const [first] = ending;
  return {
    entries: [
      ...entryOf("failingWebhooks", failing),
      ...entryOf(
        "disabledWebhooks",
        disabled.map((webhook) => ({
          id: webhook.id,
          since: timeOf(webhook.updated_at),
          name: nameOf(webhook),
        })),
      ),
      ...(first
        ? [
            {
              kind: "endingSecrets",
              count: ending.length,
              ids: ending.map(({ webhookId }) => webhookId),
              items: ending.map(({ webhookId: id, until }) => ({
                id,
                until,
                name: webhooks.filter((webhook) => webhook.id === id).map(nameOf)[0],
              })),
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

/** Returns the entry of a kind, or nothing if it has no items. The oldest comes first. */
function entryOf(kind: AttentionKind, items: readonly AttentionItem[]): readonly AttentionEntry[] {
  const sorted = items.toSorted(
    (one, other) => (one.since ?? Number.MAX_SAFE_INTEGER) - (other.since ?? Number.MAX_SAFE_INTEGER),
  );
  const [oldest] = sorted;
  if (!oldest) return [];
  return [{ kind, count: items.length, ids: sorted.map(({ id }) => id), items: sorted, since: oldest.since }];
}

function nameOf({ description, url }: Pick<Webhook, "description" | "url">): string {
  return description || url;
}

function timeOf(timestamp: string | null | undefined): number | undefined {
  return typeof timestamp === "string" ? parseTimestamp(timestamp) : undefined;
}
