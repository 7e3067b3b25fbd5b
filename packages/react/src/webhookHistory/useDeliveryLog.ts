"use client";

import { WEBHOOK_HISTORY_RETENTION_DAYS, type Webhook } from "@partner-kit/contract";
import { useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useWebhooks } from "../webhooks/webhooks.ts";
import {
  type DeliveryLogFilter,
  type DeliveryLogView,
  defaultDeliveryLogView,
  deliveryLogFilters,
} from "./DeliveryLogView.ts";
import { type HistoryEntry, readDeliveryEntry, readEventEntry } from "./historyEntries.ts";
import { useWebhookDeliveries, useWebhookEvents } from "./webhookHistory.ts";

export interface UseDeliveryLogParameters {
  /** What is shown, where the host holds it (in a URL, say). */
  readonly view?: DeliveryLogView | undefined;
  /** What is shown at first, where the log holds it. Default: every delivery. */
  readonly defaultView?: Some<DeliveryLogView> | undefined;
  readonly onViewChange?: ((view: DeliveryLogView) => void) | undefined;
  /** Milliseconds after which it is read again. Default 30,000. */
  readonly refreshInterval?: number | undefined;
}

export type DeliveryLogState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** Nothing was sent in the time that the service remembers. */
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** What the filters let through, in the service's order: those shown. */
      readonly entries: readonly HistoryEntry[];
      /** How many the filters let through. */
      readonly matches: number;
      readonly total: number;
      readonly freshness: Freshness;
      /** When they were read, by `Date.now`. */
      readonly receivedAt: number;
      readonly isRefreshing: boolean;
    };

/** A filter, with the values that are there to choose from. */
export interface DeliveryLogOption {
  readonly filter: DeliveryLogFilter;
  readonly value: string | undefined;
  readonly values: readonly string[];
}

export interface UseDeliveryLogReturnType {
  readonly state: DeliveryLogState;
  readonly view: DeliveryLogView;
  /** What is left out stays; what is `undefined` is as it is by default. */
  readonly setView: (change: Some<DeliveryLogView>) => void;
  /** The filters of this list. */
  readonly options: readonly DeliveryLogOption[];
  /** The endpoint of an ID; `undefined` where it is deleted, or not known yet. */
  readonly findWebhook: (id: string | undefined) => Webhook | undefined;
  /** How far the service's history goes back. */
  readonly retentionDays: number;
  readonly showMore: () => void;
  readonly refresh: () => void;
}

/**
 * Everything a log of events and deliveries does. What it shows may lag behind and ends after 30 days; the records' fields
 * are the service's own. (Service document: History.)
 */
export function useDeliveryLog(parameters: UseDeliveryLogParameters = {}): UseDeliveryLogReturnType {
  const { refreshInterval = 30_000 } = parameters;
  const [view, setView] = useView(defaultDeliveryLogView, parameters);
  const [limit, setLimit] = useState(PAGE);
  const isOfEvents = view.list === "events";
  const deliveries = useWebhookDeliveries({ refreshInterval, query: { enabled: !isOfEvents } });
  const events = useWebhookEvents({ refreshInterval, query: { enabled: isOfEvents } });
  const read = isOfEvents ? events : deliveries;
  const error = useSettledError(read);
  const freshness = useFreshness({ error, receivedAt: read.dataUpdatedAt });
  const webhooks = useWebhooks();

  const all: readonly HistoryEntry[] | undefined = isOfEvents
    ? events.data?.events.map(readEventEntry)
    : deliveries.data?.deliveries.map(readDeliveryEntry);
  const filters = deliveryLogFilters[view.list];
  const matching = all?.filter((entry) => filters.every((filter) => passes(entry, filter, view[filter])));

  return {
    state: toState(),
    view,
    setView: (change) => {
      setLimit(PAGE);
      setView(change);
    },
    options: filters.map((filter) => ({ filter, value: view[filter], values: listValues(filter) })),
    findWebhook: (id) => webhooks.data?.find((webhook) => webhook.id === id),
    retentionDays: WEBHOOK_HISTORY_RETENTION_DAYS,
    showMore: () => setLimit((shown) => shown + PAGE),
    refresh: () => void read.refetch(),
  };

  function toState(): DeliveryLogState {
    if (!all || !matching)
      return error ? { status: "error", error, isRetrying: read.isFetching } : { status: "loading" };
    if (all.length === 0) return { status: "empty" };
    return {
      status: "ready",
      entries: matching.slice(0, limit),
      matches: matching.length,
      total: all.length,
      freshness,
      receivedAt: read.dataUpdatedAt,
      isRefreshing: read.isFetching,
    };
  }

  /** What occurs, and what was chosen, also where it occurs no more. */
  function listValues(filter: DeliveryLogFilter): readonly string[] {
    const known = filter === "webhookId" ? (webhooks.data ?? []).map(({ id }) => id) : [];
    const values = [...known, ...(all ?? []).map((entry) => valueOf(entry, filter)), view[filter]];
    return [...new Set(values.filter((value) => value !== undefined))];
  }
}

const PAGE = 50;

function passes(entry: HistoryEntry, filter: DeliveryLogFilter, value: string | undefined): boolean {
  return value === undefined || valueOf(entry, filter) === value;
}

function valueOf(entry: HistoryEntry, filter: DeliveryLogFilter): string | undefined {
  if (filter === "eventType") return entry.eventType;
  if (entry.kind === "event") return undefined;
  return filter === "status" ? entry.status : entry.webhookId;
}
