"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { enUi } from "../../text/messages.en.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { type UseDeliveryDetailParameters, useDeliveryDetail } from "../../webhookHistory/useDeliveryDetail.ts";
import type { UseDeliveryLogReturnType } from "../../webhookHistory/useDeliveryLog.ts";
import { webhookVerdict } from "../webhookRetries.ts";
import { DeliveryAttempts } from "./DeliveryAttempts.tsx";
import { DeliveryStatus, LastResponse } from "./DeliveryLogTable.tsx";
import { enDeliveryLog } from "./messages.en.ts";

export interface DeliveryDetailProps
  extends UseDeliveryDetailParameters,
    Pick<UseDeliveryLogReturnType, "findWebhook">,
    Pick<DialogProps, "onClose"> {}

/** An entry of the history in detail, with its raw record. */
export function DeliveryDetail({ findWebhook, onClose, ...parameters }: DeliveryDetailProps): ReactElement {
  const { entry, error, event, deliveries } = useDeliveryDetail(parameters);
  const { deliveryLog: messages } = useText(enDeliveryLog);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={entry.eventType ?? (entry.kind === "event" ? messages.event : messages.delivery)}
      description={
        entry.at !== undefined && <DateTime timestamp={new Date(entry.at).toISOString()} precision="second" />
      }
    >
      {error && <Callout tone="warn">{messages.detailFailed}</Callout>}
      {entry.kind === "delivery" && <DeliveryAttempts entry={entry} />}
      <DescriptionList>
        {entry.kind === "delivery" ? (
          <>
            <DeliveryFacts entry={entry} findWebhook={findWebhook} />
            <IdFact label={messages.deliveryId} id={entry.id} />
            {entry.eventId !== undefined && <IdFact label={messages.eventId} id={entry.eventId} />}
          </>
        ) : (
          <>
            <IdFact label={messages.eventId} id={entry.id} />
            <Fact label={messages.deliveriesOfEvent} tone={deliveries.length === 0 ? "muted" : undefined}>
              {deliveries.length === 0 && messages.noDeliveriesOfEvent}
              {deliveries.map((delivery) => (
                <span key={delivery.id} data-part="line">
                  <code dir="ltr">{findWebhook(delivery.webhookId)?.url ?? delivery.webhookId ?? delivery.id}</code>{" "}
                  <DeliveryStatus entry={delivery} />
                </span>
              ))}
            </Fact>
          </>
        )}
      </DescriptionList>
      {event !== undefined && (
        <Record label={messages.payload}>
          <JsonView label={messages.payload} value={event} />
        </Record>
      )}
      <Record label={entry.kind === "event" ? messages.payload : messages.record}>
        <JsonView label={messages.record} value={entry.record} />
      </Record>
      <AssumptionNote of={["getWebhookEvent", "getWebhookDelivery"]} />
    </Dialog>
  );
}

interface DeliveryFactsProps extends Pick<DeliveryDetailProps, "findWebhook"> {
  readonly entry: DeliveryEntry;
}

function DeliveryFacts({ entry, findWebhook }: DeliveryFactsProps): ReactElement {
  const { deliveryLog: messages, fill } = useText(enDeliveryLog);
  const { webhookId, lastResponse, attempts } = entry;
  const url = findWebhook(webhookId)?.url;
  const hasResponse = lastResponse !== undefined && attempts !== 0;
  return (
    <>
      <Fact label={messages.webhookId}>
        {url === undefined ? fill(messages.deletedEndpoint, { id: webhookId ?? "–" }) : <LongCode text={url} />}
      </Fact>
      <Fact label={messages.status}>
        <DeliveryStatus entry={entry} />
      </Fact>
      <Fact
        label={messages.lastAnswer}
        help={hasResponse ? messages[webhookVerdict(lastResponse ?? "no_response")] : undefined}
      >
        <LastResponse lastResponse={lastResponse} attempts={attempts} />
      </Fact>
    </>
  );
}

function IdFact({ label, id }: { readonly label: string; readonly id: string }): ReactElement {
  const { ui, fill } = useText(enUi);
  return (
    <Fact label={label}>
      <Identifier text={id} copyLabel={fill(ui.copyNamed, { name: label })} />
    </Fact>
  );
}

function Record({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="pk-DeliveryRecord" aria-label={label}>
      <p data-part="title">{label}</p>
      {children}
    </section>
  );
}
