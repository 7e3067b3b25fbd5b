import {
  useApprovals,
  useLive,
  useReceivedEvents,
  useSession,
  useTransactions,
  useWebhookDeliveries,
  useWebhooks,
} from "@partner-kit/react";
import { useState } from "react";
import type { StoryFacts } from "./storySteps.ts";

export interface UseStoryFactsParameters {
  readonly bookkeepingUrl: string | null;
}

export interface UseStoryFactsReturnType {
  readonly facts: StoryFacts;
  /** Ignores all data before this call. */
  readonly begin: () => Promise<void>;
}

/** Reads the state that the steps check, with the same hooks as the screens. Ignores data from before the story. */
export function useStoryFacts({ bookkeepingUrl }: UseStoryFactsParameters): UseStoryFactsReturnType {
  const [start, setStart] = useState<Start>();
  const [depositId, setDepositId] = useState<string>();
  const [approvalId, setApprovalId] = useState<string>();
  const { data: session } = useSession();
  const { state } = useLive();
  const transactions = useTransactions();
  const held = useTransactions({
    query: {
      select: ({ transactions: all }) =>
        all.filter(({ required_action }) => required_action?.type === "travel_rule").map(({ id }) => id),
    },
  });
  const payments = useApprovals({
    query: { select: ({ approvals }) => approvals.filter(({ operation }) => operation === "submitWithdrawal") },
  });
  const newest = useReceivedEvents({ limit: 1, query: { select: (data) => data.newest ?? 0 } });
  const { data: received } = useReceivedEvents({ after: start?.after, query: { enabled: start !== undefined } });
  const { data: webhooks } = useWebhooks();
  // Polls, because the delivery history can be updated after the events.
  const { data: history } = useWebhookDeliveries({ refreshInterval: HISTORY_INTERVAL });

  if (!start && newest.data !== undefined && held.data && payments.data) {
    setStart({ after: newest.data, held: held.data, payments: payments.data.map(({ id }) => id) });
  }
  // Stores the ID while the deposit is on hold, because a released deposit looks like any other.
  const arrived = start && held.data?.find((id) => !start.held.includes(id));
  if (!depositId && arrived) setDepositId(arrived);
  const endpoint = webhooks?.find(({ url }) => url === bookkeepingUrl);
  const failed = history?.deliveries.filter(
    ({ webhook_id, last_response_status }) => webhook_id === endpoint?.id && last_response_status === OUTAGE_STATUS,
  );
  // Stores the ID while the payment is held, because not everybody sees the payments from before the story.
  const requested =
    start && payments.data?.find(({ id, status }) => status === "pending" && !start.payments.includes(id))?.id;
  if (!approvalId && requested) setApprovalId(requested);
  const approval = payments.data?.find(({ id }) => id === approvalId);
  const paymentId = readTransactionId(approval?.outcome?.data);
  const statusOf = (wanted: string | undefined) =>
    transactions.data?.transactions.find(({ id }) => id === wanted)?.status;

  return {
    facts: {
      // Without a stream, the page polls every few seconds and also detects new events.
      isListening: received !== undefined && (state === "live" || state === "polling"),
      depositId,
      depositStatus: statusOf(depositId),
      events: received?.events.map(({ type }) => type) ?? [],
      bookkeepingId: endpoint?.id,
      bookkeepingVersion: endpoint?.secret_version,
      failedAttempts: Math.max(0, ...(failed?.map(({ attempt_count = 0 }) => attempt_count) ?? [])),
      approvalId,
      approvalStatus: approval?.status,
      paymentStatus: statusOf(paymentId),
      subject: session?.subject,
    },
    async begin() {
      const [after, before, paid] = await Promise.all([newest.refetch(), held.refetch(), payments.refetch()]);
      setStart({
        after: after.data ?? 0,
        held: before.data ?? [],
        payments: paid.data?.map(({ id }) => id) ?? [],
      });
      setDepositId(undefined);
      setApprovalId(undefined);
    },
  };
}

interface Start {
  /** Cursor of the receiver's last event before the story. */
  readonly after: number;
  /** IDs of the deposits that were on hold before the story. */
  readonly held: readonly string[];
  /** IDs of the approvals of payments from before the story. */
  readonly payments: readonly string[];
}

/** Reads the ID of the payment from the outcome of its approval. */
function readTransactionId(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("transaction_id" in data)) return undefined;
  return typeof data.transaction_id === "string" ? data.transaction_id : undefined;
}

/** HTTP status that bookkeeping returns during the simulated outage. */
const OUTAGE_STATUS = 503;
/** Time between two reads of the history, in milliseconds. */
const HISTORY_INTERVAL = 3000;
