import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  isSameWebhookUrl,
  isSuccessEnvelope,
  parseTimestamp,
  replaceWebhook,
  rotateWebhookSecret,
  WEBHOOK_ROTATION_OVERLAP_SECONDS,
} from "@partner-kit/contract";
import { Cancellation } from "../Cancellation.ts";
import { logWrongShape } from "../logWrongShape.ts";
import type { Settings } from "../settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Change } from "../withAudit.ts";
import type { Secrets } from "./createSecrets.ts";

export interface FollowWebhooksParameters extends Pick<Settings, "receiverUrl" | "now" | "logger"> {
  readonly secrets: Secrets;
  readonly upstream: Upstream;
}

/** Makes a listener to changes that keeps the secrets of those endpoints which point to the proxy's own receiver. */
export function followWebhooks(parameters: FollowWebhooksParameters): (change: Change) => Promise<void> {
  const { secrets, receiverUrl, upstream, now, logger } = parameters;

  return async ({ operation, input, data }) => {
    // A path may write an ID in capitals.
    const id = String(input["webhook_id"]).toLowerCase();
    if (operation.name === createWebhook.name) {
      const created = createWebhook.data.safeParse(data);
      if (!created.success) logWrongShape(logger, operation, created.error);
      if (created.success && isHere(created.data.webhook)) {
        const { webhook, secret } = created.data;
        await secrets.keep({ webhook_id: webhook.id.toLowerCase(), version: webhook.secret_version, secret });
      }
    }
    if (operation.name === rotateWebhookSecret.name) {
      const rotated = rotateWebhookSecret.data.safeParse(data);
      if (!rotated.success) logWrongShape(logger, operation, rotated.error);
      if (rotated.success && (secrets.has(id) || (await pointsHere(id)))) {
        const { secret, secret_version, previous_secret_valid_until } = rotated.data;
        const overlap = now() + WEBHOOK_ROTATION_OVERLAP_SECONDS * 1000;
        const previousValidUntil = parseTimestamp(previous_secret_valid_until) ?? overlap;
        await secrets.keep({ webhook_id: id, version: secret_version, secret, previousValidUntil });
      }
    }
    if (operation.name === replaceWebhook.name && !secrets.has(id) && isHere({ id, url: String(input["url"]) })) {
      logger.warn({ webhook_id: id }, "an endpoint now points here, but its secret is not known: rotate it");
    }
    if (operation.name === deleteWebhook.name && secrets.has(id)) await secrets.forget(id);
  };

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
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : undefined;
}
