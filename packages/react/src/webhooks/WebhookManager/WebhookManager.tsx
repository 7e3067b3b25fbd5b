"use client";

import { type ReactElement, useRef, useState } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { useControllable } from "../../provider/useView.ts";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Tabs } from "../../ui/Tabs/Tabs.tsx";
import { Toaster } from "../../ui/Toast/Toaster.tsx";
import { defaultDeliveryLogView } from "../../webhookHistory/DeliveryLogView.ts";
import { enWebhookManager } from "../messages.en.ts";
import type { UseWebhookEditorParameters } from "../useWebhookEditor.ts";
import { type UseWebhookManagerParameters, useWebhookManager } from "../useWebhookManager.ts";
import { Endpoints } from "./Endpoints.tsx";
import { EndpointTasks } from "./EndpointTasks.tsx";

export type WebhookManagerTab = "endpoints" | "history" | "receiverCode" | "signatureCheck";

export interface WebhookManagerProps
  extends UseWebhookManagerParameters,
    Pick<UseWebhookEditorParameters, "allowLocalUrls"> {
  readonly className?: string | undefined;
  /** The tab, if the host controls it, for example in a URL. */
  readonly tab?: WebhookManagerTab | undefined;
  /** Default `endpoints`. */
  readonly defaultTab?: WebhookManagerTab | undefined;
  readonly onTabChange?: ((tab: WebhookManagerTab) => void) | undefined;
}

/** Manages webhook endpoints: configuration, secrets, history, and the code to receive events. */
export function WebhookManager(props: WebhookManagerProps): ReactElement {
  return (
    <ComponentBoundary component="WebhookManager">
      <Toaster>
        <WebhookManagerView {...props} />
      </Toaster>
    </ComponentBoundary>
  );
}

function WebhookManagerView(props: WebhookManagerProps): ReactElement {
  const { className, allowLocalUrls, tab, defaultTab = "endpoints", onTabChange, ...parameters } = props;
  const manager = useWebhookManager(parameters);
  const { webhookManager: messages } = useText(enWebhookManager);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const [shown, setShown] = useControllable<WebhookManagerTab>({
    value: tab,
    defaultValue: defaultTab,
    onChange: onTabChange,
  });
  // Keeps the filters while another tab is open.
  const [historyView, setHistoryView] = useState(defaultDeliveryLogView);
  const [openDeliveryId, setOpenDeliveryId] = useState<string>();
  const showDeliveries = (webhookId?: string, deliveryId?: string) => {
    setHistoryView({ ...defaultDeliveryLogView, webhookId });
    setOpenDeliveryId(deliveryId);
    setShown("history");
  };
  const panels: Readonly<Record<WebhookManagerTab, () => ReactElement>> = {
    endpoints: () => (
      <Endpoints
        {...manager}
        onShowDeliveries={({ id }) => showDeliveries(id)}
        onOpenDelivery={({ id }, delivery) => showDeliveries(id, delivery.id)}
        onShowHistory={(deliveryId) => showDeliveries(undefined, deliveryId)}
      />
    ),
    history: () => (
      <LazyPart lazy={deliveryLog} component="DeliveryLog" placeholder={<PanelSkeleton />}>
        {(DeliveryLog) => (
          <DeliveryLog view={historyView} onViewChange={setHistoryView} defaultOpenId={openDeliveryId} />
        )}
      </LazyPart>
    ),
    receiverCode: () => (
      <LazyPart lazy={receiverCode} component="ReceiverCode" placeholder={<PanelSkeleton />}>
        {(ReceiverCode) => <ReceiverCode />}
      </LazyPart>
    ),
    signatureCheck: () => (
      <LazyPart lazy={signatureChecker} component="SignatureChecker" placeholder={<PanelSkeleton />}>
        {(SignatureChecker) => <SignatureChecker />}
      </LazyPart>
    ),
  };

  return (
    <section
      ref={root}
      className={["pk-root pk-WebhookManager", className].filter(Boolean).join(" ")}
      data-status={manager.state.status}
      aria-label={messages.label}
      tabIndex={-1}
    >
      <Tabs
        label={messages.label}
        value={shown}
        onValueChange={(id) => {
          setOpenDeliveryId(undefined);
          if (isTab(id)) setShown(id);
        }}
        items={tabs.map((id) => ({ id, label: messages[id], panel: id === shown ? panels[id]() : null }))}
      />
      <EndpointTasks {...manager} allowLocalUrls={allowLocalUrls} returnFocus={root} />
    </section>
  );
}

const tabs: readonly WebhookManagerTab[] = ["endpoints", "history", "receiverCode", "signatureCheck"];

function isTab(text: string): text is WebhookManagerTab {
  return tabs.some((tab) => tab === text);
}

// Loaded on demand, because most visits do not open them.
const deliveryLog = createLazy(async () => (await import("../DeliveryLog/DeliveryLog.tsx")).DeliveryLog);
const receiverCode = createLazy(async () => (await import("../ReceiverCode/ReceiverCode.tsx")).ReceiverCode);
const signatureChecker = createLazy(
  async () => (await import("../SignatureChecker/SignatureChecker.tsx")).SignatureChecker,
);

function PanelSkeleton(): ReactElement {
  return (
    <p aria-busy="true">
      <Skeleton width="long" />
    </p>
  );
}
