"use client";

import type { Freshness } from "../live/useFreshness.ts";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useSession } from "../session/useSession.ts";
import { useProxyReceiver } from "../webhooks/useProxyReceiver.ts";
import type { AttentionEntry, AttentionKind, AttentionPart } from "./AttentionEntry.ts";
import { useApprovalEntries, useDepositEntries, usePaymentEntries, useWebhookEntries } from "./attentionSources.ts";

export interface UseAttentionParameters {
  /** The kinds to include. Data that only other kinds need is not read. Default: everything. */
  readonly kinds?: readonly AttentionKind[] | undefined;
}

export type AttentionState = ReadState<{
  /** The most urgent kind first, and `ownApprovals` last, which need nothing from the user. Kinds without tasks are left out. */
  readonly entries: readonly AttentionEntry[];
  /** Reads that failed or are incomplete, so that entries may be missing. */
  readonly unchecked: readonly AttentionPart[];
}>;

export interface UseAttentionReturnType {
  readonly state: AttentionState;
  /** Repeats the reads that failed. */
  readonly retry: () => void;
}

/**
 * The tasks that wait for a person: deposits on hold, approvals, payments with an unknown outcome, failing endpoints, parked
 * events. Reads only what the session allows, with the queries that the other hooks share. Everything else is left out.
 */
export function useAttention({ kinds = allKinds }: UseAttentionParameters = {}): UseAttentionReturnType {
  const wants = (...some: readonly AttentionKind[]) => some.some((kind) => kinds.includes(kind));
  const session = useSession();
  const user = useReadState(session, ({ subject }) => ({ subject }));
  // The stream does not report events that the host's handler gave up on.
  const { parkedEvents } = useProxyReceiver({ refreshInterval: wants("parkedEvents") ? 60_000 : undefined });
  const sources = [
    usePaymentEntries(),
    useWebhookEntries({
      isWanted: wants("failingWebhooks", "disabledWebhooks", "endingSecrets"),
      needsHealth: wants("failingWebhooks"),
    }),
    useDepositEntries({ isWanted: wants("heldDeposits") }),
    useApprovalEntries({ isWanted: wants("approvals", "ownApprovals", "unknownOutcomes") }),
  ];
  const reads = sources.flatMap((source) => source.reads);
  const parked: readonly AttentionEntry[] = parkedEvents > 0 ? [{ kind: "parkedEvents", count: parkedEvents }] : [];

  return {
    state: readState(),
    retry: () => {
      if (user.status === "error") void session.refetch();
      for (const { isComplete, retry } of reads) if (!isComplete) retry();
    },
  };

  function readState(): AttentionState {
    if (user.status !== "ready") return user;
    // Without a part, "nothing" would be wrong for a moment.
    if (reads.some(({ state }) => state.status === "loading")) return { status: "loading" };
    const ready = [user, ...reads.map(({ state }) => state)].filter((state) => state.status === "ready");
    const { freshness, receivedAt } = ready.find((state) => isStale(state.freshness)) ?? user;
    return {
      status: "ready",
      entries: [...sources.flatMap(({ entries }) => entries), ...parked]
        .filter(({ kind }) => kinds.includes(kind))
        .toSorted((one, other) => allKinds.indexOf(one.kind) - allKinds.indexOf(other.kind)),
      unchecked: reads.filter(({ isComplete }) => !isComplete).map(({ part }) => part),
      freshness,
      receivedAt,
      isRefreshing: ready.some(({ isRefreshing }) => isRefreshing),
    };
  }
}

function isStale({ kind }: Freshness): boolean {
  return kind === "stale";
}

/** The most urgent first. */
const allKinds: readonly AttentionKind[] = [
  "unknownPayments",
  "unknownBatches",
  "unknownOutcomes",
  "failingWebhooks",
  "parkedEvents",
  "heldDeposits",
  "approvals",
  "endingSecrets",
  "disabledWebhooks",
  "ownApprovals",
];
