import type { WebhookDeliveryRecord, WebhookEventRecord } from "@partner-kit/contract";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { readDeliveryRecord, readEventRecord } from "../webhooks/history.ts";

export const webhookHistory: Handlers<
  "listWebhookEvents" | "getWebhookEvent" | "listWebhookDeliveries" | "getWebhookDelivery"
> = {
  listWebhookEvents({ context, account: readAccount }) {
    return { events: listEvents({ context, account: readAccount() }) };
  },

  getWebhookEvent({ input, context, account: readAccount }) {
    return find(listEvents({ context, account: readAccount() }), input.event_id);
  },

  listWebhookDeliveries({ context, account: readAccount }) {
    return { deliveries: listDeliveries({ context, account: readAccount() }) };
  },

  getWebhookDelivery({ input, context, account: readAccount }) {
    return find(listDeliveries({ context, account: readAccount() }), input.delivery_id);
  },
};

interface ListParameters {
  readonly context: HandlerContext;
  readonly account: Account;
}

/** Newest first. */
function listEvents({ context: { db, clock }, account }: ListParameters): WebhookEventRecord[] {
  return Array.from(db.webhookEvents.values())
    .filter(({ accountId }) => accountId === account.id)
    .map((event) => readEventRecord(event, clock.now()))
    .filter((record) => record !== undefined)
    .toReversed();
}

/** Newest first. */
function listDeliveries({ context: { db, clock }, account }: ListParameters): WebhookDeliveryRecord[] {
  return Array.from(db.webhookDeliveries.values())
    .filter(({ accountId }) => accountId === account.id)
    .map((delivery) => readDeliveryRecord(delivery, clock.now()))
    .filter((record) => record !== undefined)
    .toReversed();
}

function find<TRecord extends { readonly id: string }>(records: readonly TRecord[], id: string): TRecord {
  const record = records.find((candidate) => candidate.id === id);
  if (!record) throw new ServiceError("NOT_FOUND");
  return record;
}
