import { WEBHOOK_PATH } from "@partner-kit/contract";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { ProxyResponse } from "../http/response.ts";
import { isProbe } from "../webhooks/createReceiver.ts";
import type { Route, Services } from "./Route.ts";

type ReceiveServices = Pick<Services, "settings" | "receiver" | "sourceOf" | "alarms">;

/** Creates the route that receives the service's deliveries. Their signature replaces the session. */
export function receiveWebhookRoute({ settings, receiver, sourceOf, alarms }: ReceiveServices): Route {
  const { webhookSources } = settings;

  async function receiveFromSource(call: Call): Promise<ProxyResponse> {
    const source = sourceOf(call);
    if (source === undefined || webhookSources?.has(source) !== true) {
      const message = "A delivery came from an address that is not in webhookSources.";
      const address = source ?? "unknown";
      if (!isProbe(call)) alarms.raise("webhook_source_refused", { address }, `${message} The service will retry it.`);
      // The service retries a 503, but not a 403. Its addresses may have changed.
      throw new HttpError({
        code: "DELIVERY_REFUSED",
        message: "This source may not send deliveries. Nothing was stored.",
        reason: "source_not_allowed",
      });
    }
    return receiver.receive(call);
  }

  const respond = webhookSources ? receiveFromSource : receiver.receive;
  return { method: "POST", path: WEBHOOK_PATH, open: true, respond };
}

/** Creates the route that refuses deliveries because the receiver has a listener of its own. */
export function refuseWebhookRoute({ alarms }: Pick<Services, "alarms">): Route {
  return {
    method: "POST",
    path: WEBHOOK_PATH,
    open: true,
    async respond(call) {
      const message = "The receiver has a listener of its own, but a delivery arrived at the proxy's listener.";
      if (!isProbe(call))
        alarms.raise("webhook_wrong_listener", {}, `${message} Route the receiver's URL to the receiver's listener.`);
      throw new HttpError({
        code: "DELIVERY_REFUSED",
        message: "This listener does not accept deliveries. Send them to the receiver's listener. Nothing was stored.",
        reason: "wrong_listener",
      });
    },
  };
}
