import {
  getTicker,
  isWebhookEventType,
  type LiveMessage,
  type LiveMessageName,
  liveMessageSchemas,
  PartnerError,
  webhookEventFacts,
} from "@partner-kit/contract";
import { notifyManager, type QueryClient } from "@tanstack/react-query";
import type { ReportEvent } from "../provider/KitContext.ts";
import type { Kit } from "../query/kit.ts";
import { mergeEntries } from "../query/mergeEntries.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { Invalidator } from "./createInvalidator.ts";
import type { Upstream } from "./LiveConnection.ts";
import type { StreamEvent } from "./openStream.ts";

export interface ApplyLiveMessageParameters {
  readonly event: StreamEvent;
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly invalidate: Invalidator["add"];
  readonly setUpstream: (upstream: Upstream) => void;
  readonly reportEvent: ReportEvent;
}

/**
 * Applies a message of the live stream to the query cache. Ignores messages of unknown names. Throws a `PartnerError`, and
 * changes nothing, if the message does not match the contract.
 */
export function applyLiveMessage(parameters: ApplyLiveMessageParameters): void {
  const { event, kit, queryClient, invalidate, setUpstream, reportEvent } = parameters;
  switch (event.name) {
    case "ticker":
      applyTicker(read("ticker", event.data), kit, queryClient);
      return setUpstream(ok);
    case "event": {
      const { type, id } = read("event", event.data);
      // An event of an unknown type may have changed anything.
      invalidate(isWebhookEventType(type) ? [...webhookEventFacts(type).affects, "receivedEvents"] : "all");
      return reportEvent({ name: "webhookEvent", type, id });
    }
    case "approval":
      // An executed change may have changed anything, and the message does not say what.
      return invalidate(read("approval", event.data).type === "approval.executed" ? "all" : ["approvals"]);
    case "payment_batch": {
      const { status } = read("payment_batch", event.data);
      // Each line sends a message. Reading the balances for each would be too often.
      const isOver = status !== undefined && status !== "running";
      return invalidate(isOver ? ["paymentBatches", "withdrawals", "transactions", "balances"] : ["paymentBatches"]);
    }
    case "reset":
      return invalidate("all");
    case "upstream": {
      const { state, code } = read("upstream", event.data);
      return setUpstream(state === "ok" ? ok : { upstream: "failing", upstreamCode: code });
    }
    default:
  }
}

const ok: Upstream = { upstream: "ok", upstreamCode: undefined };

function applyTicker(message: LiveMessage<"ticker">, kit: Kit, queryClient: QueryClient): void {
  const { full } = message;
  // A proxy that has read nothing yet sends no pairs. Only a read shows whether the list is empty.
  if (full && message.tickers.length === 0) return;
  const { queryKey } = operationQueryOptions({ kit, operation: getTicker, input: {} });
  const known = queryClient.getQueryData(queryKey);
  if (!known && !full) return;
  notifyManager.batch(() => {
    // A read in flight started before this message was sent and must not overwrite it.
    void queryClient.cancelQueries({ queryKey, exact: true });
    const tickers = mergeEntries({ key: "pair_id", known: known?.tickers ?? [], incoming: message.tickers, full });
    const data = known && tickers === known.tickers ? known : { ...known, tickers };
    queryClient.setQueryData(queryKey, data);
  });
}

function read<TName extends LiveMessageName>(name: TName, text: string): LiveMessage<TName> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const result = liveMessageSchemas[name].safeParse(value);
  // The schema belongs to the name, but TypeScript cannot infer this from the type parameter.
  if (result.success) return result.data as LiveMessage<TName>;
  throw new PartnerError(`The live stream sent a "${name}" message that does not match the contract.`, {
    details: "The message was ignored. Data is still read over REST. Proxy and page may have incompatible versions.",
  });
}
