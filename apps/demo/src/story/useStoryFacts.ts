import {
  useApprovals,
  useBalances,
  useLive,
  useMarkets,
  useReceivedEvents,
  useSession,
  useTransactions,
  useWebhookDeliveries,
  useWebhooks,
} from "@partner-kit/react";
import { useEffect, useEffectEvent } from "react";
import { findKnown, keepKnown } from "./keepKnown.ts";
import { changeStoryProgress, newRun, noteKnown, useStoryProgress } from "./storyProgress.ts";
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
  const { start, depositId, approvalId, known, index } = useStoryProgress();
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
  const balances = useBalances({
    query: {
      select: ({ balances: all, withdrawable }) =>
        all.map(({ currency, available: value }) => ({
          currency,
          value,
          withdrawable: withdrawable?.[currency === "NGN" ? "ngn" : "usd"],
        })),
    },
  });
  const newest = useReceivedEvents({ limit: 1, query: { select: (data) => data.newest ?? 0 } });
  const { data: received } = useReceivedEvents({ after: start?.after, query: { enabled: start !== undefined } });
  const markets = useMarkets();
  const { data: webhooks } = useWebhooks();
  // Polls, because the delivery history can be updated after the events.
  const { data: history } = useWebhookDeliveries({ refreshInterval: HISTORY_INTERVAL });

  useEffect(() => {
    if (start || newest.data === undefined || !held.data || !payments.data || balances.isPending) return;
    changeStoryProgress({
      start: {
        after: newest.data,
        held: held.data,
        payments: payments.data.map(({ id }) => id),
        balances: balances.data,
      },
    });
  }, [start, newest.data, held.data, payments.data, balances.data, balances.isPending]);
  // Stores the ID while the deposit is on hold, because a released deposit looks like any other.
  const arrived = start && held.data?.find((id) => !start.held.includes(id));
  const endpoint = webhooks?.find(({ url }) => url === bookkeepingUrl);
  const retried = history?.deliveries.filter(
    ({ webhook_id, attempt_count = 0, last_response_status }) =>
      webhook_id === endpoint?.id && (attempt_count > 1 || last_response_status === OUTAGE_STATUS),
  );
  // Stores the ID while the payment is held, because not everybody sees the payments from before the story.
  const requested =
    start && payments.data?.find(({ id, status }) => status === "pending" && !start.payments.includes(id))?.id;
  useEffect(() => {
    if (!depositId && arrived) changeStoryProgress({ depositId: arrived });
    if (!approvalId && requested) changeStoryProgress({ approvalId: requested });
  }, [depositId, arrived, approvalId, requested]);
  const [longest] = retried?.toSorted((a, b) => (b.attempt_count ?? 0) - (a.attempt_count ?? 0)) ?? [];
  const approval = payments.data?.find(({ id }) => id === approvalId);
  const paymentId = readId(approval?.outcome?.data, "transaction_id");
  const deposit = transactions.data?.transactions.find(({ id }) => id === depositId);
  const payment = transactions.data?.transactions.find(({ id }) => id === paymentId);
  const order = received?.events.findLast(({ type, data }) => type === "exchange.filled" && !isPartial(data))?.data;
  const delivered = retried?.find(({ last_response_status }) => last_response_status !== OUTAGE_STATUS);
  const facts: StoryFacts = {
    // Without a stream, the page polls every few seconds and also detects new events.
    isListening: received !== undefined && (state === "live" || state === "polling"),
    depositId,
    depositStatus: deposit?.status,
    depositReference: deposit && (deposit.reference || deposit.id),
    depositAmount: amountOf(deposit),
    bookkeepingId: endpoint?.id,
    bookkeepingEvents: endpoint?.event_types ?? [],
    attempts: longest?.attempt_count ?? 0,
    lastResponse: longest?.last_response_status ?? undefined,
    isRecovered: delivered !== undefined,
    // The last change of a delivery is its last attempt.
    deliveredAt: delivered?.updated_at,
    approvalId,
    approvalStatus: approval?.status,
    paymentStatus: payment?.status,
    payment: readPayment(approval),
    paymentFee: amountOf({ amount: payment?.fee ?? undefined, currency: payment?.currency }),
    subject: session?.subject,
    orderId: readId(order, "order_id"),
    bought: readBought(order, markets.data?.markets),
    available: balances.data ?? [],
    balances: (balances.data ?? []).flatMap(({ currency, value, withdrawable: now = value }) => {
      const { value: available, withdrawable: before = available } =
        start?.balances?.find((one) => one.currency === currency) ?? {};
      return before === undefined ? [] : [{ currency, before, now }];
    }),
  };
  // The first step forgets the run before.
  const shown = index === 0 ? {} : findKnown(facts);
  const note = useEffectEvent(() => noteKnown(shown));
  const written = JSON.stringify(shown);
  useEffect(() => {
    if (written !== "{}") note();
  }, [written]);

  return {
    facts: keepKnown(facts, known),
    async begin() {
      const [after, before, paid, available] = await Promise.all([
        newest.refetch(),
        held.refetch(),
        payments.refetch(),
        balances.refetch(),
      ]);
      changeStoryProgress({
        ...newRun,
        start: {
          after: after.data ?? 0,
          held: before.data ?? [],
          payments: paid.data?.map(({ id }) => id) ?? [],
          balances: available.data,
        },
      });
    },
  };
}

function amountOf(deposit: OptionalAmount | undefined): StoryFacts["depositAmount"] {
  const { amount: value, currency } = deposit ?? {};
  return value === undefined || currency === undefined ? undefined : { value, currency };
}

/** Reads the payment as it was when it was requested. */
function readPayment(approval: HeldPayment | undefined): StoryFacts["payment"] {
  const { reviewed, decided_by: approvedBy } = approval ?? {};
  const amount = amountOf(reviewed);
  const recipient = reviewed?.recipient?.label;
  if (!amount || !recipient || approvedBy === undefined) return undefined;
  return { amount, recipient, maxFee: reviewed?.max_fee, approvedBy };
}

/** Whether an order's event reports a part of it. */
function isPartial(data: unknown): boolean {
  return typeof data === "object" && data !== null && "status" in data && data.status === "partially_filled";
}

/** Reads the filled amount from the event of the trade's order. */
function readBought(data: unknown, markets: readonly Market[] = []): StoryFacts["bought"] {
  if (typeof data !== "object" || data === null || !("filled_amount" in data && "pair_id" in data)) return undefined;
  const { filled_amount: value, pair_id: pairId } = data;
  const currency = markets.find(({ pair_id }) => pair_id === pairId)?.base_currency;
  return typeof value === "string" && currency !== undefined ? { value, currency } : undefined;
}

interface Market {
  readonly pair_id: string;
  readonly base_currency?: string | undefined;
}

interface HeldPayment {
  readonly decided_by: string | null;
  readonly reviewed?:
    | (OptionalAmount & {
        readonly max_fee?: string | undefined;
        readonly recipient?: { readonly label: string | null } | undefined;
      })
    | undefined;
}

interface OptionalAmount {
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
}

/** Reads an ID from the outcome of an approval or from an event. */
function readId(data: unknown, name: string): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const id: unknown = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof id === "string" ? id : undefined;
}

/** HTTP status that bookkeeping returns during the simulated outage. */
const OUTAGE_STATUS = 503;
/** Time between two reads of the history, in milliseconds. */
const HISTORY_INTERVAL = 3000;
