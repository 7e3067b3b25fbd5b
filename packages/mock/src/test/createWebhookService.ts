import { type CreatedWebhook, createWebhook, type Input } from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { createVirtualClock } from "../clock.ts";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import type { MockService } from "../mockService.ts";
import { createReceiver, type Receiver } from "./createReceiver.ts";

/** A service whose webhooks go to a receiver in the test. */
export interface WebhookService {
  readonly service: MockService;
  /** A client with both webhook scopes. */
  readonly client: Client;
  readonly receiver: Receiver;
  readonly create: (changes?: Partial<Input<typeof createWebhook>>) => Promise<CreatedWebhook>;
}

/** Creates a {@link WebhookService} on a virtual clock. */
export function createWebhookService(parameters: CreateMockServiceParameters = {}): WebhookService {
  const service = createMockService({ clock: createVirtualClock(), scenario: "empty", ...parameters });
  const receiver = createReceiver();
  service.onDelivery(receiver.handler);
  const client = createKeyClient(service, service.keys.webhooks);
  return {
    service,
    client,
    receiver,
    create: (changes) => client.call(createWebhook, { ...webhookInput, ...changes }),
  };
}

/** Creates a client with a key. */
export function createKeyClient({ fetch }: MockService, key: string): Client {
  return createClient({ baseUrl: "http://service.test/v1", fetch, headers: { "x-api-key": key } });
}

/** Input of a new endpoint. */
export const webhookInput: Input<typeof createWebhook> = {
  url: "https://hooks.partner.example/service",
  description: "Treasury",
  enabled: true,
  event_types: ["deposit.success", "exchange.filled"],
};
