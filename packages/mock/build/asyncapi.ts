import {
  listAssumptions,
  type WebhookEventType,
  webhookEventFacts,
  webhookEventSchema,
  webhookEventTypes,
} from "@partner-kit/contract";
import { type JsonSchema, writeSchema } from "./jsonSchemas.ts";

const assumption = listAssumptions().find(({ name }) => name === "webhookEvent")?.assumption ?? "";

/** Writes the AsyncAPI 3.0 document of the webhook deliveries. */
export function writeAsyncApi(): JsonSchema {
  const names = webhookEventTypes.map(messageName);
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Webhooks of the partner service",
      version: "1",
      description:
        "Generated from @partner-kit/contract. The service sends each delivery with POST to the URL of an endpoint. Verify the signature over the raw body, store the event, then respond with 2xx within 5 seconds.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    defaultContentType: "application/json",
    channels: {
      deliveries: {
        title: "Deliveries to an endpoint",
        description: "The URL is the one that you gave when you created the endpoint.",
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      receiveEvent: {
        action: "receive",
        channel: { $ref: "#/channels/deliveries" },
        summary: "Receive an event",
        security: [{ $ref: "#/components/securitySchemes/signature" }],
        messages: names.map((name) => ({ $ref: `#/channels/deliveries/messages/${name}` })),
      },
    },
    components: {
      messages: Object.fromEntries(webhookEventTypes.map((type) => [messageName(type), writeMessage(type)])),
      securitySchemes: {
        signature: {
          type: "httpApiKey",
          in: "header",
          name: "webhook-signature",
          description: "HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the raw body, as in Standard Webhooks.",
        },
      },
      schemas: { DeliveryHeaders: headers, ...Object.fromEntries(eventSchemas()) },
    },
  };
}

/** Writes the JSON Schema of the body of a delivery: one definition per event type. */
export function writeEventSchemas(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Webhook event",
    description: `Generated from @partner-kit/contract. ${assumption}`,
    oneOf: webhookEventTypes.map((type) => ({ $ref: `#/$defs/${messageName(type)}` })),
    $defs: Object.fromEntries(eventSchemas()),
  };
}

function eventSchemas(): readonly (readonly [string, JsonSchema])[] {
  return webhookEventTypes.map((type) => {
    const { properties, ...envelope }: { properties?: Record<string, JsonSchema> } = writeSchema(webhookEventSchema);
    return [
      messageName(type),
      {
        ...envelope,
        properties: {
          ...properties,
          type: { const: type },
          occurred_at: { type: "string", format: "date-time" },
          data: { type: "object", "x-assumed": assumption },
        },
      },
    ];
  });
}

function writeMessage(type: WebhookEventType): JsonSchema {
  const { area, scope } = webhookEventFacts(type);
  return {
    name: type,
    title: type,
    summary: `An event of the area ${area}. Subscribing needs ${scope} and webhooks:manage.`,
    contentType: "application/json",
    headers: { $ref: "#/components/schemas/DeliveryHeaders" },
    payload: { $ref: `#/components/schemas/${messageName(type)}` },
  };
}

const headers = {
  type: "object",
  required: ["webhook-id", "webhook-timestamp", "webhook-signature"],
  properties: {
    "webhook-id": { type: "string", description: "ID of the event, equal to `id` in the body. Deduplicate by it." },
    "webhook-timestamp": { type: "string", description: "Unix seconds" },
    "webhook-signature": {
      type: "string",
      description: "`v1,<base64 HMAC>`, several with spaces between them after a rotation",
    },
    "x-service-delivery-id": { type: "string", description: "ID of the delivery to this endpoint" },
    "x-service-event-type": { type: "string" },
    "x-service-delivery-attempt": { type: "string", description: "Number of the logical attempt" },
  },
} as const;

/** `deposit.action_required` is `DepositActionRequired`. */
function messageName(type: WebhookEventType): string {
  return type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
