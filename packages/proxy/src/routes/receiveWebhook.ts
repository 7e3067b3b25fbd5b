import { WEBHOOK_PATH } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import type { Route, Services } from "./Route.ts";

/** Creates the route that receives the service's deliveries. Their signature replaces the session. */
export function receiveWebhookRoute({ receiver }: Pick<Services, "receiver">): Route {
  return { method: "POST", path: WEBHOOK_PATH, open: true, respond: receiver.receive };
}

/** Creates the route that refuses deliveries because the receiver has a listener of its own. */
export function refuseWebhookRoute({ alarms }: Pick<Services, "alarms">): Route {
  return {
    method: "POST",
    path: WEBHOOK_PATH,
    open: true,
    async respond() {
      const message = "The receiver has a listener of its own, but a delivery arrived at the proxy's listener.";
      alarms.raise("webhook_wrong_listener", {}, `${message} Route the receiver's URL to the receiver's listener.`);
      throw new HttpError({
        code: "DELIVERY_REFUSED",
        message: "This listener does not accept deliveries. Send them to the receiver's listener. Nothing was stored.",
        reason: "wrong_listener",
      });
    },
  };
}
