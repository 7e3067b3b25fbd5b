"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { readEventSubject } from "../../receivedEvents/readEventSubject.ts";
import { usePerson } from "../../session/usePerson.ts";
import { enUi } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Identifier, shortenId } from "../../ui/Identifier/Identifier.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import type { DeliveryLogView } from "../../webhookHistory/DeliveryLogView.ts";
import type { DeliveryEntry, HistoryEntry } from "../../webhookHistory/historyEntries.ts";
import type { UseDeliveryLogReturnType } from "../../webhookHistory/useDeliveryLog.ts";
import { NextAttempt } from "../DeliveryStrip/NextAttempt.tsx";
import { describeDelivery } from "../describeDelivery.ts";
import { enDeliveryLog } from "./messages.en.ts";

export interface DeliveryLogTableProps extends Pick<UseDeliveryLogReturnType, "findWebhook"> {
  readonly list: DeliveryLogView["list"];
  /** Identifies the list with its filters, so that entries that arrive in it are tinted. */
  readonly arrivalsOf: string;
  /** `undefined` while they load. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** The ID below the type of an event. Default: one that distinguishes entries of a type. */
  readonly referenceOf?: ((entry: HistoryEntry) => string | undefined) | undefined;
  readonly onOpen: (entry: HistoryEntry) => void;
}

/** A table of the history. A missing field is a dash. */
export function DeliveryLogTable({
  list,
  arrivalsOf,
  entries,
  findWebhook,
  referenceOf = distinguish,
  onOpen,
}: DeliveryLogTableProps): ReactElement {
  const { deliveryLog: messages, ui, fill } = useText(enDeliveryLog, enUi);
  const person = usePerson();

  const event: DataTableColumn<HistoryEntry> = {
    id: "event",
    label: messages.event,
    isRowHeader: true,
    render: (entry) => {
      const reference = referenceOf(entry);
      return (
        <div>
          <button type="button" data-part="open" onClick={() => onOpen(entry)}>
            <code data-part="name" dir="ltr">
              {entry.eventType ?? entry.id}
            </code>
          </button>
          {reference !== undefined && (
            <code data-part="reference" dir="ltr" title={reference}>
              {shortenId(reference)}
            </code>
          )}
        </div>
      );
    },
  };
  const time: DataTableColumn<HistoryEntry> = {
    id: "time",
    label: messages.time,
    render: ({ at }) =>
      at === undefined ? (
        NOT_TOLD
      ) : (
        <DateTime timestamp={new Date(at).toISOString()} precision="second" hidesThisYear />
      ),
  };
  const ofDeliveries: readonly DataTableColumn<HistoryEntry>[] = [
    event,
    {
      id: "endpoint",
      label: messages.webhookId,
      render: (entry) => (entry.kind === "delivery" ? <div>{writeEndpoint(entry.webhookId)}</div> : NOT_TOLD),
    },
    {
      id: "status",
      label: messages.status,
      render: (entry) =>
        entry.kind === "delivery" ? (
          <div data-part="status">
            <Changed value={entry.status ?? ""} of={person}>
              <DeliveryStatus entry={entry} />
            </Changed>
            {typeof entry.nextAttemptAt === "string" && (
              <NextAttempt at={entry.nextAttemptAt} since={entry.changedAt} isAfterStatus />
            )}
          </div>
        ) : (
          NOT_TOLD
        ),
    },
    {
      id: "lastResponse",
      label: messages.lastAnswer,
      render: (entry) => (entry.kind === "delivery" ? <LastResponse {...entry} /> : NOT_TOLD),
    },
    time,
  ];
  const ofEvents: readonly DataTableColumn<HistoryEntry>[] = [
    event,
    {
      id: "id",
      label: messages.eventId,
      render: ({ id }) => <Identifier text={id} copyLabel={fill(ui.copyNamed, { name: messages.eventId })} />,
    },
    time,
  ];

  return (
    <DataTable
      label={list === "events" ? messages.events : messages.deliveries}
      columns={list === "events" ? ofEvents : ofDeliveries}
      rows={entries}
      getRowKey={({ id }) => id}
      onOpen={onOpen}
      skeletonRows={6}
      arrivalsOf={`${person} ${arrivalsOf}`}
    />
  );

  function writeEndpoint(id: string | undefined): ReactElement | string {
    if (id === undefined) return NOT_TOLD;
    const webhook = findWebhook(id);
    if (!webhook) return fill(messages.deletedEndpoint, { id: id.slice(0, 8) });
    return webhook.description || <LongCode text={webhook.url} />;
  }
}

const NOT_TOLD = "–";

/** An ID that distinguishes entries of one type: the event of a delivery, or the transaction or order of an event. */
function distinguish(entry: HistoryEntry): string | undefined {
  if (entry.kind === "delivery") return entry.eventId ?? entry.id;
  const { transactionId, orderId } = readEventSubject({ data: entry.record.data });
  return transactionId ?? orderId;
}

interface DeliveryStatusProps {
  readonly entry: DeliveryEntry;
}

/** The status of a delivery, and its attempts if they are several. They are a warning only until it arrives. */
export function DeliveryStatus({ entry }: DeliveryStatusProps): ReactElement {
  const text = useText(enDeliveryLog);
  const { attempts = 0 } = entry;
  const description = describeDelivery(entry, text);
  if (!description) return <>{NOT_TOLD}</>;
  const { label, tone } = description;
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {attempts > 1 && (
        <>
          {" "}
          <Badge tone={tone === "success" ? "neutral" : "warn"}>
            {text.plural(text.deliveryLog.attempts, attempts)}
          </Badge>
        </>
      )}
    </>
  );
}

type LastResponseProps = Pick<DeliveryEntry, "lastResponse" | "attempts">;

/** The receiver's last response. */
export function LastResponse({ lastResponse, attempts }: LastResponseProps): ReactElement {
  const { deliveryLog: messages } = useText(enDeliveryLog);
  if (lastResponse === undefined || attempts === 0) return <>{NOT_TOLD}</>;
  return <span data-part="response">{lastResponse ?? messages.noAnswer}</span>;
}
