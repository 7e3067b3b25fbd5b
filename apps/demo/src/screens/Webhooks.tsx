import { WebhookManager, type WebhookManagerTab } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation, useParams } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { ReceiverHealth } from "../webhooks/ReceiverHealth.tsx";

/** Webhook endpoints, delivery history and receiver status. The URL contains the tab. */
export function Webhooks(): ReactElement {
  const messages = useAppMessages();
  const { tab } = useParams<{ readonly tab?: string }>();
  const [, navigate] = useLocation();
  const { data } = useAppInfo();
  return (
    <Page title={messages.webhooks}>
      <ReceiverHealth />
      <WebhookManager
        tab={tabs.find((known) => known === tab) ?? "endpoints"}
        onTabChange={(next) => navigate(next === "endpoints" ? "/webhooks" : `/webhooks/${next}`)}
        allowLocalUrls={data !== undefined && data.backEnd !== "staging"}
      />
    </Page>
  );
}

const tabs: readonly WebhookManagerTab[] = ["endpoints", "history", "receiverCode", "signatureCheck"];
