import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { webhookEventScopes } from "../webhookEventFacts.ts";
import { type WebhookEventType, webhookEventTypes } from "../webhookEventTypes.ts";

/** Maximum number of events in a response. */
export const RECEIVED_EVENTS_MAX = 1000;

/** A verified webhook that the proxy's receiver stored. */
export type ReceivedEvent = z.output<typeof receivedEventSchema>;

export const receivedEventSchema = openObject({
  /** Increases with each event, with gaps. */
  seq: z.number(),
  /** The ID of the event, the same for each delivery. */
  id: z.string(),
  type: openEnum<WebhookEventType>(),
  occurred_at: timestamp,
  /** RFC 3339. */
  received_at: timestamp,
  /** The payload of the event, unchanged. */
  data: z.unknown(),
  /** Set if the host's handler failed on the event too often, so that the proxy parked it. */
  parked: z.optional(openObject({ attempts: z.number(), error_code: z.string(), parked_at: timestamp })),
});

/**
 * Lists received events in order, after a sequence number. An operation of the proxy, which omits events of types whose
 * scope the person does not have.
 */
export const listReceivedEvents = operation({
  name: "listReceivedEvents",
  method: "GET",
  path: "/kit/events",
  auth: "session",
  scope: null,
  grantAnyOf: webhookEventScopes(webhookEventTypes),
  input: z.strictObject({
    /** Default 0, which starts with the oldest stored event. */
    after: z.optional(wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    /** Default 100. */
    limit: z.optional(wholeNumber({ minimum: 1, maximum: RECEIVED_EVENTS_MAX })),
  }),
  data: openObject({
    events: z.array(receivedEventSchema),
    /** Pass it as `after` to read the next page; null on the last page. */
    next: z.nullable(z.number()),
    /** The highest sequence number so far. To read the last 10 events, start 10 before it. */
    newest: z.optional(z.number()),
  }),
  resource: "receivedEvents",
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
