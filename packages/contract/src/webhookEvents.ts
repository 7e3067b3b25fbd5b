import * as z from "zod/mini";
import { openEnum } from "./schema/openEnum.ts";
import { rfc3339Timestamp } from "./schema/rfc3339Timestamp.ts";
import type { WebhookEventType } from "./webhookEventTypes.ts";

/** The body of a delivery. `data` differs by type and is not shown by the service document. */
export type WebhookEvent = z.output<typeof webhookEventSchema>;

export const webhookEventSchema = z.looseObject({
  /** Equals the `webhook-id` header; the key for deduplication. */
  id: z.string().check(z.minLength(1)),
  type: openEnum<WebhookEventType>(),
  /** Of the payload's schema; currently 1. */
  version: z.int(),
  /** RFC 3339 time at which the source changed. */
  occurred_at: rfc3339Timestamp,
  data: z.looseObject({}),
});
