"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import { type EventSubject, readEventSubject } from "./readEventSubject.ts";
import { useEventFeed } from "./useEventFeed.ts";

export type SubjectEvents =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | {
      readonly status: "ready";
      /** Newest first. */
      readonly events: readonly ReceivedEvent[];
      /** Whether the proxy stores older events that were not searched. */
      readonly hasOlder: boolean;
    };

export interface UseSubjectEventsReturnType {
  readonly state: SubjectEvents;
  readonly refresh: () => void;
}

/**
 * The received events of one transaction or order, live, from the latest events that the proxy stores. Events are matched by
 * the identifier in their payload (assumed: the service document does not show payloads).
 */
export function useSubjectEvents(subject: EventSubject): UseSubjectEventsReturnType {
  const { transactionId, orderId } = subject;
  const { state, refresh } = useEventFeed({ pageSize: SEARCHED });
  return { state: toState(), refresh };

  function toState(): SubjectEvents {
    if (state.status === "empty") return { status: "ready", events: [], hasOlder: false };
    if (state.status !== "ready") return state;
    const events = state.events.filter((event) => {
      const found = readEventSubject(event);
      return transactionId === undefined
        ? orderId !== undefined && found.orderId === orderId
        : found.transactionId === transactionId;
    });
    return { status: "ready", events, hasOlder: state.older !== "none" };
  }
}

const SEARCHED = 500;
