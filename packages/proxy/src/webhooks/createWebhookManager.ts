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

/** A change that the service carried out. */
export interface Change {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
  /** Payload of the success envelope. */
  readonly data: unknown;
}

/** Stores the secrets of the endpoints that point to the proxy's own receiver. */
export interface WebhookManager {
  /** To be called after each change, before the person has the response. */
  follow(change: Change): Promise<void>;
}

/** Makes the manager of webhook endpoints. */
export function createWebhookManager(parameters: CreateWebhookManagerParameters): WebhookManager {
  const { secrets, receiverUrl, upstream, now, logger } = parameters;

  async function follow({ operation, input, data }: Change): Promise<void> {
    // A path may write an ID in capitals.
    const id = String(input["webhook_id"]).toLowerCase();
    if (operation.name === createWebhook.name) {
      const created = createWebhook.data.safeParse(data);
      if (!created.success) logShapeMismatch(logger, operation, created.error);
      if (created.success && isHere(created.data.webhook)) {
        const { webhook, secret } = created.data;
        await secrets.save({ webhook_id: webhook.id.toLowerCase(), version: webhook.secret_version, secret });
      }
    }
    if (operation.name === rotateWebhookSecret.name) {
      const rotated = rotateWebhookSecret.data.safeParse(data);
      if (!rotated.success) logShapeMismatch(logger, operation, rotated.error);
      if (rotated.success && (secrets.has(id) || (await pointsHere(id)))) {
        const { secret, secret_version, previous_secret_valid_until } = rotated.data;
        const overlap = now() + WEBHOOK_ROTATION_OVERLAP_SECONDS * 1000;
        const previousValidUntil = parseTimestamp(previous_secret_valid_until) ?? overlap;
        await secrets.save({ webhook_id: id, version: secret_version, secret, previousValidUntil });
      }
    }
    if (operation.name === replaceWebhook.name && !secrets.has(id) && isHere({ id, url: String(input["url"]) })) {
      logger.warn({ webhook_id: id }, "an endpoint now points here, but its secret is not known: rotate it");
    }
    if (operation.name === deleteWebhook.name && secrets.has(id)) await secrets.remove(id);
  }

  /** Endpoints made elsewhere come under management when their secret is rotated here. */
  async function pointsHere(webhook_id: string): Promise<boolean> {
    const caller = new Cancellation();
    const { envelope } = await upstream.send({
      operation: getWebhook,
      input: { webhook_id },
      reader: { caller },
      maxAge: 0,
    });
    const webhook = getWebhook.data.safeParse(isSuccessEnvelope(envelope) ? envelope.data : undefined);
    return webhook.success && isHere(webhook.data);
  }

  /** The service may write the address in another form than it was given. */
  function isHere({ id, url }: { readonly id: string; readonly url: string }): boolean {
    if (receiverUrl === undefined) return false;
    if (isSameWebhookUrl(url, receiverUrl)) return true;
    // Hosts alone: a path or query may hold a secret.
    const [host, receiver_host] = [hostOf(url), hostOf(receiverUrl)];
    const message = "The endpoint's URL is not `receiverUrl`, so the proxy does not keep its secret.";
    // At the receiver's own host it is rather a mistake.
    if (host === receiver_host) logger.warn({ webhook_id: id, host }, message);
    else logger.info({ webhook_id: id, host, receiver_host }, message);
    return false;
  }

  return { follow };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : undefined;
}
