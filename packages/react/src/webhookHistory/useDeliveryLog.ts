"use client";

import { WEBHOOK_HISTORY_RETENTION_DAYS, type Webhook } from "@partner-kit/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { type DeliverySummary, summarizeDeliveries } from "../webhooks/deliveryOutcome.ts";
import { useWebhooks } from "../webhooks/webhooks.ts";
import {
  type DeliveryLogFilter,
  type DeliveryLogView,
  defaultDeliveryLogView,
  deliveryLogFilters,
} from "./DeliveryLogView.ts";
import { type DeliveryEntry, type HistoryEntry, readDeliveryEntry, readEventEntry } from "./historyEntries.ts";
import { useWebhookDeliveries, useWebhookEvents } from "./webhookHistory.ts";

export interface UseDeliveryLogParameters {
  /** The view, if the host controls it, for example in a URL. */
  readonly view?: DeliveryLogView | undefined;
  /** The initial view, if the hook controls it. Default: all deliveries. */
  readonly defaultView?: Some<DeliveryLogView> | undefined;
  readonly onViewChange?: ((view: DeliveryLogView) => void) | undefined;
  /** Milliseconds between reads. Default 30,000. */
  readonly refreshInterval?: number | undefined;
}

/** `empty`: nothing was sent within the retention of the service. */
export type DeliveryLogState = ListState<{
  /** The entries to show, in the service's order. */
  readonly entries: readonly HistoryEntry[];
  /** Number of entries that match the filters. */
  readonly matches: number;
  readonly total: number;
}>;

/** A filter and its values. */
export interface DeliveryLogOption {
  readonly filter: DeliveryLogFilter;
  readonly value: string | undefined;
  readonly values: readonly string[];
}

export interface UseDeliveryLogReturnType {
  readonly state: DeliveryLogState;
  readonly view: DeliveryLogView;
  /** Changes the view. Missing fields stay; `undefined` resets a field. */
  readonly setView: (change: Some<DeliveryLogView>) => void;
  /** The filters of the current list. */
  readonly options: readonly DeliveryLogOption[];
  /** Returns the endpoint of an ID. `undefined` if it was deleted or is not read yet. */
  readonly findWebhook: (id: string | undefined) => Webhook | undefined;
  /** Returns the entry of an ID in the current list, whatever the filters. */
  readonly findEntry: (id: string) => HistoryEntry | undefined;
  /** The latest deliveries to each endpoint. Empty for the list of events. */
  readonly summaries: readonly { readonly webhook: Webhook; readonly summary: DeliverySummary }[];
  /** Retention of the service's history. */
  readonly retentionDays: number;
  readonly showMore: () => void;
  readonly refresh: () => void;
}

/**
 * State and actions of a webhook history. It can lag, and goes back 30 days. The fields of its records are not documented.
 * (Service document: History.)
 */
export function useDeliveryLog(parameters: UseDeliveryLogParameters = {}): UseDeliveryLogReturnType {
  const { refreshInterval = 30_000 } = parameters;
  const [view, setView] = useView(defaultDeliveryLogView, parameters);
  const [limit, setLimit] = useState(PAGE);
  const isOfEvents = view.list === "events";
  const deliveries = useWebhookDeliveries({ refreshInterval, query: { enabled: !isOfEvents } });
  const events = useWebhookEvents({ refreshInterval, query: { enabled: isOfEvents } });
  const read: UseQueryResult<unknown, OperationError> = isOfEvents ? events : deliveries;
  const webhooks = useWebhooks();

  const entries: readonly DeliveryEntry[] = isOfEvents
    ? none
    : (deliveries.data?.deliveries.map(readDeliveryEntry) ?? none);
  const all: readonly HistoryEntry[] = isOfEvents ? (events.data?.events.map(readEventEntry) ?? none) : entries;
  const filters = deliveryLogFilters[view.list];
  const matching = all.filter((entry) => filters.every((filter) => passes(entry, filter, view[filter])));
  const state = useReadState(read, () =>
    all.length === 0 ? "empty" : { entries: matching.slice(0, limit), matches: matching.length, total: all.length },
  );

  return {
    state,
    view,
    setView: (change) => {
      setLimit(PAGE);
      setView(change);
    },
    options: filters.map((filter) => ({ filter, value: view[filter], values: listValues(filter) })),
    findWebhook: (id) => webhooks.data?.find((webhook) => webhook.id === id),
    findEntry: (id) => all.find((entry) => entry.id === id),
    summaries: isOfEvents
      ? none
      : (webhooks.data ?? none).map((webhook) => ({
          webhook,
          summary: summarizeDeliveries({ webhookId: webhook.id, deliveries: entries }),
        })),
    retentionDays: WEBHOOK_HISTORY_RETENTION_DAYS,
    showMore: () => setLimit((shown) => shown + PAGE),
    refresh: () => void read.refetch(),
  };

  /** The values in the history, and the selected one even if it no longer occurs. */
  function listValues(filter: DeliveryLogFilter): readonly string[] {
    const known = filter === "webhookId" ? (webhooks.data ?? []).map(({ id }) => id) : [];
    const values = [...known, ...all.map((entry) => valueOf(entry, filter)), view[filter]];
    return [...new Set(values.filter((value) => value !== undefined))];
  }
}

const PAGE = 50;
const none: readonly never[] = [];

function passes(entry: HistoryEntry, filter: DeliveryLogFilter, value: string | undefined): boolean {
  return value === undefined || valueOf(entry, filter) === value;
}

function valueOf(entry: HistoryEntry, filter: DeliveryLogFilter): string | undefined {
  if (filter === "eventType") return entry.eventType;
  if (entry.kind === "event") return undefined;
  return filter === "status" ? entry.status : entry.webhookId;
}
