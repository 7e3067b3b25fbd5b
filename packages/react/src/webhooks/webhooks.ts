import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replaceWebhook,
  rotateWebhookSecret,
} from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/**
 * Reads the webhook endpoints, without signing secrets. (Service document: Endpoints, Webhooks; the shape of the listing is
 * assumed.)
 */
export const useWebhooks: QueryHook<typeof listWebhooks> = queryHook(listWebhooks);

/** TanStack options of the webhook endpoints, for prefetching and servers. */
export const webhooksQuery: QueryOptionsFactory<typeof listWebhooks> = queryOptionsOf(listWebhooks);

/**
 * Reads one webhook endpoint. An endpoint of another account is not found. (Service document: Endpoints, Webhooks.)
 */
export const useWebhook: QueryHook<typeof getWebhook> = queryHook(getWebhook);

/** TanStack options of one webhook endpoint, for prefetching and servers. */
export const webhookQuery: QueryOptionsFactory<typeof getWebhook> = queryOptionsOf(getWebhook);

/**
 * Creates a webhook endpoint. `data.secret` is its signing secret, returned once: show it, then call `reset`. It leaves the
 * mutation cache with the component and never enters the query cache. (Service document: Endpoints, Webhooks;
 * Subscription rules.)
 */
export const useCreateWebhook: MutationHook<typeof createWebhook> = mutationHook(createWebhook);

/**
 * Replaces the whole configuration of a webhook endpoint, including its subscriptions. Disabling cancels queued deliveries,
 * which are not resumed. (Service document: Endpoints, Webhooks; Subscription rules.)
 */
export const useReplaceWebhook: MutationHook<typeof replaceWebhook> = mutationHook(replaceWebhook);

/** Deletes a webhook endpoint and cancels its queued deliveries. (Service document: Endpoints, Webhooks.) */
export const useDeleteWebhook: MutationHook<typeof deleteWebhook> = mutationHook(deleteWebhook);

/**
 * Creates a new signing secret, returned once in `data.secret`: show it, then call `reset`. It leaves the mutation cache
 * with the component and never enters the query cache. Fails with `SECRET_ROTATION_IN_PROGRESS` until the previous overlap
 * has ended. (Service document: States and transitions; Subscription rules.)
 */
export const useRotateWebhookSecret: MutationHook<typeof rotateWebhookSecret> = mutationHook(rotateWebhookSecret);
