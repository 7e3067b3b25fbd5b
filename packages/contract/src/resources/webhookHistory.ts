import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { identifier } from "../schema/identifier.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";

/** An event in the history. All fields except the ID are assumed. */
export type WebhookEventRecord = z.output<typeof webhookEventRecordSchema>;

export const webhookEventRecordSchema = openObject({
  id: z.string(),
  type: z.optional(z.string()),
  version: z.optional(z.number()),
  occurred_at: z.optional(timestamp),
  data: z.optional(z.unknown()),
});

/** A delivery in the history. All fields except the ID are assumed. */
export type WebhookDeliveryRecord = z.output<typeof webhookDeliveryRecordSchema>;

export const webhookDeliveryRecordSchema = openObject({
  id: z.string(),
  webhook_id: z.optional(z.string()),
  event_id: z.optional(z.string()),
  event_type: z.optional(z.string()),
  status: z.optional(z.string()),
  attempt_count: z.optional(z.number()),
  last_response_status: z.optional(z.nullable(z.number())),
  next_attempt_at: z.optional(z.nullable(timestamp)),
  created_at: z.optional(timestamp),
  updated_at: z.optional(timestamp),
});

// The history lags behind the deliveries. (Service document: History.)
const common = { method: "GET", auth: "key", scope: "webhooks:view", retry: "safe", staleTime: 15_000 } as const;

/** Lists events of the last 30 days. May lag behind live delivery. (Service document: History.) */
export const listWebhookEvents = operation({
  ...common,
  name: "listWebhookEvents",
  path: "/partner/webhook/events",
  input: z.strictObject({}),
  data: openObject({ events: z.array(webhookEventRecordSchema) }),
  resource: "webhookEvents",
  errors: ["UNAUTHORIZED", "MISSING_SCOPE"],
  assumed: "The listing is `{ events: [record] }`, newest first. A record has the fields of the event's envelope.",
});

/** Reads one past event. (Service document: History.) */
export const getWebhookEvent = operation({
  ...common,
  name: "getWebhookEvent",
  path: "/partner/webhook/events/{event_id}",
  input: z.strictObject({ event_id: identifier }),
  data: webhookEventRecordSchema,
  resource: "webhookEvents",
  errors: ["UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND"],
  assumed: "A record has the fields of the event's envelope.",
});

/** Lists deliveries of the last 30 days. May lag behind live delivery. (Service document: History.) */
export const listWebhookDeliveries = operation({
  ...common,
  name: "listWebhookDeliveries",
  path: "/partner/webhook/deliveries",
  input: z.strictObject({}),
  data: openObject({ deliveries: z.array(webhookDeliveryRecordSchema) }),
  resource: "webhookDeliveries",
  errors: ["UNAUTHORIZED", "MISSING_SCOPE"],
  assumed:
    "The listing is `{ deliveries: [record] }`, newest first. A record has endpoint, event, status, attempts and the time of the next one. Its last change is its last attempt, unless it was cancelled.",
});

/** Reads one past delivery. (Service document: History.) */
export const getWebhookDelivery = operation({
  ...common,
  name: "getWebhookDelivery",
  path: "/partner/webhook/deliveries/{delivery_id}",
  input: z.strictObject({ delivery_id: identifier }),
  data: webhookDeliveryRecordSchema,
  resource: "webhookDeliveries",
  errors: ["UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND"],
  assumed:
    "A record has endpoint, event, status, attempts and the time of the next one. Its last change is its last attempt, unless it was cancelled.",
});
