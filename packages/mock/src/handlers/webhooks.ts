import {
  type Scope,
  WEBHOOK_ENABLED_ENDPOINTS_MAX,
  WEBHOOK_ROTATION_OVERLAP_SECONDS,
  WEBHOOK_SECRET_BYTES,
  type Webhook,
  type WebhookEventType,
  webhookEventScopes,
} from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { WebhookEndpoint } from "../webhooks/tables.ts";

export const webhooks: Handlers<
  "createWebhook" | "listWebhooks" | "getWebhook" | "replaceWebhook" | "deleteWebhook" | "rotateWebhookSecret"
> = {
  async createWebhook({ input, context, account: readAccount, scopes }) {
    const { db, random } = context;
    const account = readAccount();
    const { url, description, enabled, event_types: eventTypes } = input;
    checkSubscription(eventTypes, scopes);
    await context.checkWebhookUrl(url);
    // Checked after the last `await`, so that two concurrent requests cannot both become the third endpoint.
    if (enabled) checkLimit({ context, account });
    const now = context.clock.now();
    const secret = createSecret(context);
    const endpoint: WebhookEndpoint = {
      id: random.uuid(),
      accountId: account.id,
      url,
      description,
      enabled,
      eventTypes,
      secret,
      secretVersion: 1,
      previousSecret: null,
      createdAt: now,
      updatedAt: now,
    };
    db.webhooks.set(endpoint.id, endpoint);
    return { webhook: writeWebhook(endpoint), secret };
  },

  listWebhooks({ context, account: readAccount }) {
    return listEndpoints({ context, account: readAccount() }).map(writeWebhook);
  },

  getWebhook({ input, context, account: readAccount }) {
    return writeWebhook(findEndpoint({ context, account: readAccount(), id: input.webhook_id }));
  },

  async replaceWebhook({ input, context, account: readAccount, scopes }) {
    const account = readAccount();
    const { webhook_id: id, url, description, enabled, event_types: eventTypes } = input;
    findEndpoint({ context, account, id });
    checkSubscription(eventTypes, scopes);
    await context.checkWebhookUrl(url);
    // Another request may have deleted or changed it during the DNS lookup.
    const endpoint = findEndpoint({ context, account, id });
    if (enabled && !endpoint.enabled) checkLimit({ context, account });
    if (!enabled) context.cancelDeliveries(id);
    Object.assign(endpoint, { url, description, enabled, eventTypes, updatedAt: context.clock.now() });
    return writeWebhook(endpoint);
  },

  deleteWebhook({ input, context, account: readAccount }) {
    const { id } = findEndpoint({ context, account: readAccount(), id: input.webhook_id });
    context.cancelDeliveries(id);
    context.db.webhooks.delete(id);
    return { id, deleted: true };
  },

  rotateWebhookSecret({ input, context, account: readAccount }) {
    const endpoint = findEndpoint({ context, account: readAccount(), id: input.webhook_id });
    const { previousSecret } = endpoint;
    const now = context.clock.now();
    if (previousSecret && now < previousSecret.validUntil) throw new ServiceError("SECRET_ROTATION_IN_PROGRESS");
    const validUntil = now + WEBHOOK_ROTATION_OVERLAP_SECONDS * 1000;
    endpoint.previousSecret = { secret: endpoint.secret, validUntil };
    endpoint.secret = createSecret(context);
    endpoint.secretVersion += 1;
    endpoint.updatedAt = now;
    return {
      webhook_id: endpoint.id,
      secret: endpoint.secret,
      secret_version: endpoint.secretVersion,
      previous_secret_valid_until: new Date(validUntil).toISOString(),
    };
  },
};

function createSecret({ random }: HandlerContext): string {
  return createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) });
}

function writeWebhook(endpoint: WebhookEndpoint): Webhook {
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    // The service document does not show the other value. The emulator chose this one.
    status: endpoint.enabled ? "enabled" : "disabled",
    event_types: [...endpoint.eventTypes],
    secret_version: endpoint.secretVersion,
    created_at: new Date(endpoint.createdAt).toISOString(),
    updated_at: new Date(endpoint.updatedAt).toISOString(),
  };
}

function checkSubscription(eventTypes: readonly WebhookEventType[], scopes: readonly Scope[]): void {
  if (!webhookEventScopes(eventTypes).every((scope) => scopes.includes(scope))) {
    throw new ServiceError("MISSING_SCOPE");
  }
}

interface AccountParameters {
  readonly context: HandlerContext;
  readonly account: Account;
}

/** The service document does not show the error for a fourth endpoint. */
function checkLimit(parameters: AccountParameters): void {
  const enabled = listEndpoints(parameters).filter((endpoint) => endpoint.enabled);
  if (enabled.length >= WEBHOOK_ENABLED_ENDPOINTS_MAX) {
    throw new ServiceError("CONFLICT", {
      message: `an account can have at most ${WEBHOOK_ENABLED_ENDPOINTS_MAX} enabled webhook endpoints`,
    });
  }
}

function listEndpoints({ context, account }: AccountParameters): WebhookEndpoint[] {
  return Array.from(context.db.webhooks.values()).filter(({ accountId }) => accountId === account.id);
}

function findEndpoint({ context, account, id }: AccountParameters & { readonly id: string }): WebhookEndpoint {
  const endpoint = context.db.webhooks.get(id);
  if (endpoint?.accountId !== account.id) throw new ServiceError("NOT_FOUND");
  return endpoint;
}
