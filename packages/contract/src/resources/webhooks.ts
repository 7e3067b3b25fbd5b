import * as z from "zod/mini";
import { WEBHOOK_DESCRIPTION_MAX_BYTES } from "../limits.ts";
import { operation } from "../operation.ts";
import { maxBytes } from "../schema/bytes.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";
import { webhookEventScopes } from "../webhookEventFacts.ts";
import { type WebhookEventType, webhookEventTypes } from "../webhookEventTypes.ts";

/** A webhook endpoint. Never contains signing material. */
export type Webhook = z.output<typeof webhookSchema>;

export const webhookSchema = openObject({
  id: uuid,
  url: z.string(),
  description: z.nullable(z.string()),
  /** `enabled` if enabled. The service document does not list the other values. */
  status: openEnum<"enabled">(),
  event_types: z.array(openEnum<WebhookEventType>()),
  /** Starts at 1. */
  secret_version: z.number(),
  created_at: timestamp,
  updated_at: timestamp,
});

/** A new endpoint with its signing secret, which the service returns only once. */
export type CreatedWebhook = z.output<typeof createdWebhookSchema>;

export const createdWebhookSchema = openObject({ webhook: webhookSchema, secret: z.string() });

/** A new signing secret, which the service returns only once, and the expiry of the previous secret. */
export type RotatedWebhookSecret = z.output<typeof rotatedWebhookSecretSchema>;

export const rotatedWebhookSecretSchema = openObject({
  webhook_id: uuid,
  secret: z.string(),
  secret_version: z.number(),
  previous_secret_valid_until: timestamp,
});

const configuration = {
  /** `webhookUrlProblem` checks the rules of the service. */
  url: z.string(),
  /** At most 255 bytes. */
  description: z.string().check(maxBytes(WEBHOOK_DESCRIPTION_MAX_BYTES)),
  enabled: z.boolean(),
  /** At least one, without duplicates. */
  event_types: z.array(z.enum(webhookEventTypes)).check(
    z.minLength(1),
    z.refine((types) => new Set(types).size === types.length, { error: "duplicate event type" }),
  ),
};

const common = { auth: "key", resource: "webhooks" } as const;
const one = "/partner/webhooks/{webhook_id}";

/** Registers an endpoint. Sends nothing to it. (Service document: Endpoints, Webhooks; Subscription rules.) */
export const createWebhook = operation({
  ...common,
  name: "createWebhook",
  sensitive: "secret",
  method: "POST",
  path: "/partner/webhooks",
  scope: "webhooks:manage",
  scopesOf: ({ event_types }) => webhookEventScopes(event_types),
  destinationOf: ({ url }) => url,
  input: z.strictObject(configuration),
  data: createdWebhookSchema,
  identifiers: { webhook_id: "webhook.id" },
  affects: ["webhooks"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "MISSING_SCOPE", "CONFLICT", "WEBHOOK_URL_REJECTED"],
  retry: "never",
});

/** Lists the endpoints. */
export const listWebhooks = operation({
  ...common,
  name: "listWebhooks",
  staleTime: 60_000,
  method: "GET",
  path: "/partner/webhooks",
  scope: "webhooks:view",
  input: z.strictObject({}),
  data: z.array(webhookSchema),
  errors: ["UNAUTHORIZED", "MISSING_SCOPE"],
  retry: "safe",
  assumed: "The listing is an array of endpoints.",
});

/** Reads one endpoint. (Service document: Endpoints, Webhooks.) */
export const getWebhook = operation({
  ...common,
  name: "getWebhook",
  staleTime: 60_000,
  method: "GET",
  path: one,
  scope: "unknown",
  grant: "webhooks:view",
  input: z.strictObject({ webhook_id: uuidInput }),
  data: webhookSchema,
  errors: ["UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND"],
  retry: "safe",
});

/**
 * Replaces the whole configuration of an endpoint, including its subscriptions. Disabling cancels queued deliveries, and
 * enabling does not resume them. (Service document: Endpoints, Webhooks; States and transitions.)
 */
export const replaceWebhook = operation({
  ...common,
  name: "replaceWebhook",
  method: "PUT",
  path: one,
  scope: "webhooks:manage",
  scopesOf: ({ event_types }) => webhookEventScopes(event_types),
  // A disabled endpoint receives nothing, so disabling is always possible.
  destinationOf: ({ url, enabled }) => (enabled ? url : undefined),
  input: z.strictObject({ webhook_id: uuidInput, ...configuration }),
  data: webhookSchema,
  identifiers: { webhook_id: "webhook_id" },
  affects: ["webhooks", "webhookDeliveries"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND", "CONFLICT", "WEBHOOK_URL_REJECTED"],
  retry: "safe",
});

/** Removes an endpoint and cancels its queued deliveries. (Service document: Endpoints, Webhooks.) */
export const deleteWebhook = operation({
  ...common,
  name: "deleteWebhook",
  method: "DELETE",
  path: one,
  scope: "webhooks:manage",
  input: z.strictObject({ webhook_id: uuidInput }),
  data: z.unknown(),
  identifiers: { webhook_id: "webhook_id" },
  affects: ["webhooks", "webhookDeliveries"],
  errors: ["UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND"],
  retry: "safe",
  assumed: "The kit ignores the data of the response to a removal.",
});

/**
 * Creates a new signing secret. The previous one stays valid until `previous_secret_valid_until`. Until then, the service
 * rejects a rotation with `SECRET_ROTATION_IN_PROGRESS`. (Service document: States and transitions; Subscription rules.)
 */
export const rotateWebhookSecret = operation({
  ...common,
  name: "rotateWebhookSecret",
  sensitive: "secret",
  method: "POST",
  path: `${one}/secret/rotate`,
  scope: "webhooks:manage",
  input: z.strictObject({ webhook_id: uuidInput }),
  data: rotatedWebhookSecretSchema,
  identifiers: { webhook_id: "webhook_id" },
  affects: ["webhooks"],
  errors: ["UNAUTHORIZED", "MISSING_SCOPE", "NOT_FOUND", "SECRET_ROTATION_IN_PROGRESS"],
  retry: "never",
});
