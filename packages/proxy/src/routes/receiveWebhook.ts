import { WEBHOOK_PATH } from "@partner-kit/contract";
import type { Receiver } from "../webhooks/createReceiver.ts";
import type { Route } from "./Route.ts";

export interface ReceiveWebhookRouteParameters {
  readonly receiver: Receiver;
}

/** Makes the route that deliveries of the service arrive at. Their signature takes the place of a session. */
export function receiveWebhookRoute({ receiver }: ReceiveWebhookRouteParameters): Route {
  return { method: "POST", path: WEBHOOK_PATH, open: true, respond: receiver.receive };
}
