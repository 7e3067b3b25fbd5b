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
import type { ReportEvent } from "../provider/ReportEvent.ts";
import type { Kit } from "../query/kit.ts";
import { mergeEntries } from "../query/mergeEntries.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import type { Invalidator } from "./createInvalidator.ts";
import type { Upstream } from "./LiveConnection.ts";
import type { StreamEvent } from "./readEventStream.ts";

export interface ApplyLiveMessageParameters {
  readonly event: StreamEvent;
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly invalidate: Invalidator["add"];
  readonly setUpstream: (upstream: Upstream) => void;
  readonly reportEvent: ReportEvent;
}

/**
 * Brings a message of the live stream into the query cache. Messages of unknown names are left alone; one that does not
 * match the contract throws a `PartnerError` and changes nothing.
 */
export function applyLiveMessage(parameters: ApplyLiveMessageParameters): void {
  const { event, kit, queryClient, invalidate, setUpstream, reportEvent } = parameters;
  switch (event.name) {
    case "ticker": {
      applyTicker({ message: read("ticker", event.data), kit, queryClient });
      return setUpstream(ok);
    }
    case "event": {
      const { type, id } = read("event", event.data);
      // What an unknown event is about is unknown: everything may have changed.
      const resources = isWebhookEventType(type)
        ? [...webhookEventFacts(type).affects, "receivedEvents" as const]
        : "all";
      invalidate(resources);
      return reportEvent({ name: "webhookEvent", type, id });
    }
    case "reset":
      return invalidate("all");
    case "upstream":
      return setUpstream(toUpstream(read("upstream", event.data)));
    default:
  }
}

const ok: Upstream = { upstream: "ok", upstreamCode: undefined };

function toUpstream({ state, code }: LiveMessage<"upstream">): Upstream {
  return state === "ok" ? ok : { upstream: "failing", upstreamCode: code };
}

interface ApplyTickerParameters {
  readonly message: LiveMessage<"ticker">;
  readonly kit: Kit;
  readonly queryClient: QueryClient;
}

function applyTicker({ message, kit, queryClient }: ApplyTickerParameters): void {
  const { full } = message;
  // A proxy that has read nothing yet knows no pairs; whether there are none, only a read can tell.
  if (full && message.tickers.length === 0) return;
  const { queryKey } = operationQueryOptions({ kit, operation: getTicker, input: {} });
  const known = queryClient.getQueryData(queryKey);
  if (!known && !full) return;
  notifyManager.batch(() => {
    // A read under way was asked before this message was sent, and must not overwrite it.
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
  // The schema belongs to the name, which the compiler cannot follow through the generic.
  if (result.success) return result.data as LiveMessage<TName>;
  throw new PartnerError(`The live stream sent a "${name}" message that does not match the contract.`, {
    details: "It was left out. Figures are still read over REST. Proxy and page may be of different versions.",
  });
}
