import { createWebhookSecret, signWebhook, webhookHeaders } from "@partner-kit/contract/webhook";

export interface ExampleDelivery {
  readonly secret: string;
  /** One per line. */
  readonly headers: string;
  readonly body: string;
}

/** Signs an example event as the service signs a delivery, with a secret that no endpoint has. `now` in milliseconds. */
export async function createExampleDelivery({ now }: { readonly now: number }): Promise<ExampleDelivery> {
  // 32 bytes, as every secret of the service.
  const secret = createWebhookSecret({ bytes: new TextEncoder().encode("an example secret of no endpoint") });
  const timestamp = Math.floor(now / 1000);
  const id = "evt_example";
  const body = JSON.stringify({
    id,
    type: "deposit.success",
    version: 1,
    occurred_at: new Date(timestamp * 1000).toISOString(),
    data: { transaction_id: "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11" },
  });
  const signature = await signWebhook({ secret, id, timestamp, body });
  const headers = [
    `${webhookHeaders.id}: ${id}`,
    `${webhookHeaders.timestamp}: ${timestamp}`,
    `${webhookHeaders.signature}: ${signature}`,
  ].join("\n");
  return { secret, headers, body };
}
