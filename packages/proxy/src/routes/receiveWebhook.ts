import { WEBHOOK_PATH } from "@partner-kit/contract";
import type { Route, Services } from "./Route.ts";

/** Creates the route that receives the service's deliveries. Their signature replaces the session. */
export function receiveWebhookRoute({ receiver }: Services): Route {
  return { method: "POST", path: WEBHOOK_PATH, open: true, respond: receiver.receive };
}
