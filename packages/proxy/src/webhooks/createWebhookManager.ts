import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  isSameWebhookUrl,
  isSuccessEnvelope,
  type Operation,
  parseTimestamp,
  replaceWebhook,
  rotateWebhookSecret,
  WEBHOOK_ROTATION_OVERLAP_SECONDS,
} from "@partner-kit/contract";
import { Cancellation } from "../http/Cancellation.ts";
import { logShapeMismatch } from "../monitoring/logShapeMismatch.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Secrets } from "./createSecrets.ts";

export interface CreateWebhookManagerParameters extends Pick<Settings, "receiverUrl" | "now" | "logger"> {
  readonly secrets: Secrets;
  readonly upstream: Upstream;
}

/** A change that the service executed. */
export interface Change {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
  /** The payload of the success envelope. */
  readonly data: unknown;
}

/** Stores the secrets of endpoints that point to the proxy's own receiver. */
export interface WebhookManager {
  /** Called after each change, before its response is returned. */
  follow(change: Change): Promise<void>;
}

/** Creates the manager of webhook endpoints. */
export function createWebhookManager(parameters: CreateWebhookManagerParameters): WebhookManager {
  const { secrets, receiverUrl, upstream, now, logger } = parameters;

  async function follow({ operation, input, data }: Change): Promise<void> {
    // IDs in paths are case-insensitive.
    const id = String(input["webhook_id"]).toLowerCase();
    if (operation.name === createWebhook.name) {
      const created = createWebhook.data.safeParse(data);
      if (!created.success) logShapeMismatch(logger, operation, created.error);
      if (created.success && isOwnReceiver(created.data.webhook)) {
        const { webhook, secret } = created.data;
        await secrets.save({ webhook_id: webhook.id.toLowerCase(), version: webhook.secret_version, secret });
      }
    }
    if (operation.name === rotateWebhookSecret.name) {
      const rotated = rotateWebhookSecret.data.safeParse(data);
      if (!rotated.success) logShapeMismatch(logger, operation, rotated.error);
      if (rotated.success && (secrets.has(id) || (await pointsToReceiver(id)))) {
        const { secret, secret_version, previous_secret_valid_until } = rotated.data;
        const overlap = now() + WEBHOOK_ROTATION_OVERLAP_SECONDS * 1000;
        const previousValidUntil = parseTimestamp(previous_secret_valid_until) ?? overlap;
        await secrets.save({ webhook_id: id, version: secret_version, secret, previousValidUntil });
      }
    }
    if (
      operation.name === replaceWebhook.name &&
      !secrets.has(id) &&
      isOwnReceiver({ id, url: String(input["url"]) })
    ) {
      logger.warn(
        { webhook_id: id },
        "a webhook endpoint now points to this proxy, but its secret is unknown: rotate the secret",
      );
    }
    if (operation.name === deleteWebhook.name && secrets.has(id)) await secrets.remove(id);
  }

  /** Endpoints that were created elsewhere become managed when their secret is rotated here. */
  async function pointsToReceiver(webhook_id: string): Promise<boolean> {
    const caller = new Cancellation();
    const { envelope } = await upstream.send({
      operation: getWebhook,
      input: { webhook_id },
      reader: { caller },
      maxAge: 0,
    });
    const webhook = getWebhook.data.safeParse(isSuccessEnvelope(envelope) ? envelope.data : undefined);
    return webhook.success && isOwnReceiver(webhook.data);
  }

  /** Compares normalized URLs, because the service may return another form than it received. */
  function isOwnReceiver({ id, url }: { readonly id: string; readonly url: string }): boolean {
    if (receiverUrl === undefined) return false;
    if (isSameWebhookUrl(url, receiverUrl)) return true;
    // Only hosts are logged: a path or query may contain a secret.
    const [host, receiver_host] = [hostOf(url), hostOf(receiverUrl)];
    const message = "the endpoint's URL is not `receiverUrl`, so the proxy does not store its secret";
    // On the receiver's own host, this is probably a mistake.
    if (host === receiver_host) logger.warn({ webhook_id: id, host }, message);
    else logger.info({ webhook_id: id, host, receiver_host }, message);
    return false;
  }

  return { follow };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : undefined;
}
