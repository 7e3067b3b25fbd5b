import { EventFeed, Simulator, WebhookManager } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { ConsolePage } from "./ConsolePage.tsx";

/** Webhook endpoints and their history, what the receiver got, and events to try it with. */
export function DevelopersPage(): ReactElement {
  return (
    <ConsolePage title="Developers" lead="Endpoints, deliveries and received events. Simulate one to see it arrive.">
      <WebhookManager />
      <EventFeed pageSize={8} />
      <Simulator />
    </ConsolePage>
  );
}
