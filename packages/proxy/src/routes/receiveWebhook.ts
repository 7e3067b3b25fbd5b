import { WEBHOOK_PATH } from "@partner-kit/contract";
import type { Route, Services } from "./Route.ts";

/** Makes the route that deliveries of the service arrive at. Their signature takes the place of a session. */
export function receiveWebhookRoute({ receiver }: Services): Route {
  return { method: "POST", path: WEBHOOK_PATH, open: true, respond: receiver.receive };
}
