import * as z from "zod/mini";
import { openEnum } from "./schema/openEnum.ts";
import { openObject } from "./schema/openObject.ts";
import { rfc3339Timestamp } from "./schema/rfc3339Timestamp.ts";
import type { WebhookEventType } from "./webhookEventTypes.ts";

/** The body of a delivery. `data` depends on the type, and the service document does not show it. */
export type WebhookEvent = z.output<typeof webhookEventSchema>;

export const webhookEventSchema = openObject({
  /** Equals the `webhook-id` header. Deduplicate by it. */
  id: z.string().check(z.minLength(1)),
  type: openEnum<WebhookEventType>(),
  /** Version of the payload schema, currently 1. */
  version: z.int(),
  /** RFC 3339 time of the change. */
  occurred_at: rfc3339Timestamp,
  data: z.looseObject({}),
});
