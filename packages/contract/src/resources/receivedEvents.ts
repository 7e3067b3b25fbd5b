import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { webhookEventScopes } from "../webhookEventFacts.ts";
import { type WebhookEventType, webhookEventTypes } from "../webhookEventTypes.ts";

/** At most so many events come at once. */
export const RECEIVED_EVENTS_MAX = 1000;

/** A webhook as the proxy's receiver took it in, verified. */
export type ReceivedEvent = z.output<typeof receivedEventSchema>;

export const receivedEventSchema = z.looseObject({
  /** Grows with each event; some numbers are never used. */
  seq: z.number(),
  /** The event's own ID, the same however often it was delivered. */
  id: z.string(),
  type: openEnum<WebhookEventType>(),
  occurred_at: timestamp,
  /** RFC 3339. */
  received_at: timestamp,
  /** The event's payload as it came. */
  data: z.unknown(),
  /** Where the host's handler failed on it so often that it was set aside. */
  parked: z.optional(z.looseObject({ attempts: z.number(), error_code: z.string(), parked_at: timestamp })),
});

/**
 * Lists what the receiver got, in sequence, from after a number on. Answered by the proxy, which leaves out events of a
 * type whose scope the person was not granted.
 */
export const listReceivedEvents = operation({
  name: "listReceivedEvents",
  method: "GET",
  path: "/kit/events",
  auth: "session",
  scope: null,
  grantAnyOf: webhookEventScopes(webhookEventTypes),
  input: z.strictObject({
    /** Default 0: from the oldest that is kept. */
    after: z.optional(wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    /** Default 100. */
    limit: z.optional(wholeNumber({ minimum: 1, maximum: RECEIVED_EVENTS_MAX })),
  }),
  data: z.looseObject({
    events: z.array(receivedEventSchema),
    /** What to give as `after` to read on; null at the end. */
    next: z.nullable(z.number()),
    /** The highest number there is, or was: whoever wants the last few begins that much before it. */
    newest: z.optional(z.number()),
  }),
  resource: "receivedEvents",
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
