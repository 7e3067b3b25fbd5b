import type { WebhookEvent } from "@partner-kit/contract/webhook";

/** Context of a received event. */
export interface EventContext {
  /** Sequence number. Increases with each event. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the proxy closes or another instance takes over. */
  readonly signal: AbortSignal;
}

/**
 * Handles a received event. Events arrive one at a time, in order of receipt. After an error or a crash the same event
 * arrives again, so make the handler idempotent.
 *
 * A number in `data` that a double cannot represent, such as `12345678901234567890.10`, is a string with its original
 * digits.
 */
export type EventHandler = (event: WebhookEvent, context: EventContext) => unknown;

/** A received event with its number. */
export interface ReceivedEvent {
  readonly event: WebhookEvent;
  /** Sequence number. Increases with each event. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Context of several events. */
export interface EventBatchContext {
  /** 1 for the first attempt. After an error or a crash, the attempts of the first event. */
  readonly attempt: number;
  /** Aborted when the proxy closes or another instance takes over. */
  readonly signal: AbortSignal;
}

/**
 * Handles up to 100 received events at once, in order of receipt. After an error or a crash all events of the call arrive
 * again, one at a time, so that only a failing one is parked. Make the handler idempotent, or use one transaction.
 *
 * Numbers are as in `onEvent`.
 */
export type EventBatchHandler = (events: readonly ReceivedEvent[], context: EventBatchContext) => unknown;
