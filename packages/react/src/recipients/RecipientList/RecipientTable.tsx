"use client";

import type { Recipient } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enCommon, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn, type DataTableSort } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Menu } from "../../ui/Menu/Menu.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enRecipientList } from "../messages.en.ts";
import type { RecipientSort } from "../RecipientListView.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";
import { LastPayment } from "./LastPayment.tsx";
import { PayButton } from "./PayButton.tsx";
import { RecipientDestination } from "./RecipientDestination.tsx";
import { RecipientMarks } from "./RecipientMarks.tsx";

export interface RecipientTableProps {
  readonly list: UseRecipientListReturnType;
  readonly onChange: (recipient: Recipient) => void;
  /** Starts a payment to a recipient, for example on your page with `WithdrawalForm`. Default: rows do not offer it. */
  readonly onPay?: ((recipient: Recipient) => void) | undefined;
  /** Link to an approval that a recipient waits for, in your app. */
  readonly getApprovalHref?: ((approvalId: string) => string | undefined) | undefined;
}

/** A table of recipients, or cards in a narrow container. */
export function RecipientTable({ list, onChange, onPay, getApprovalHref }: RecipientTableProps): ReactElement {
  const text = useText(enSession, enCommon, enRecipientList);
  const { recipientList: messages, fill } = text;
  const { state, permissions, lastPayments } = list;
  const isReady = state.status === "ready";
  const tableId = useId();
  const marksIdOf = ({ id }: Recipient) => `${tableId}${id}`;
  const nameOf = ({ label }: Recipient) => label || messages.unlabelled;

  const columns: readonly DataTableColumn<Recipient>[] = [
    {
      id: "name",
      label: messages.name,
      isRowHeader: true,
      sort: sortOf("name"),
      render: (row) => (
        <span data-part="name">
          <Icon name={row.crypto_address === null ? "bank" : "chain"} />
          <span data-part="label">
            <span data-part="title">{nameOf(row)}</span>{" "}
            <span data-part="facts">
              <span data-part="unit">{row.currency}</span>{" "}
              <RecipientMarks recipient={row} list={list} id={marksIdOf(row)} getApprovalHref={getApprovalHref} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: "destination",
      label: messages.destination,
      width: "wide",
      render: (row) => <RecipientDestination recipient={row} />,
    },
    ...(lastPayments
      ? [
          {
            id: "paid",
            label: messages.lastPaid,
            align: "number" as const,
            sort: sortOf("paid"),
            render: (row: Recipient) => <LastPayment recipient={row} list={list} />,
          },
        ]
      : []),
    {
      id: "updated",
      label: messages.updated,
      sort: sortOf("updated"),
      render: ({ created_at: created, updated_at: updated }) => (
        <span data-part="updated">
          <DateTime timestamp={updated} precision="day" hidesThisYear />{" "}
          <span data-part="detail">{created === updated ? messages.added : messages.changed}</span>
        </span>
      ),
    },
    {
      id: "actions",
      label: messages.actions,
      isLabelHidden: true,
      align: "end",
      render: (row) => <span data-part="rowActions">{renderActions(row)}</span>,
    },
  ];

  return (
    <div data-part="rows" data-filtering={(isReady && state.isFiltering) || undefined}>
      <DataTable
        label={messages.label}
        columns={columns}
        rows={isReady ? state.recipients : undefined}
        getRowKey={({ id }) => id}
        skeletonRows={6}
      />
      {isReady && state.isFiltering && (
        <VisuallyHidden>
          <span role="status">{text.common.loading}</span>
        </VisuallyHidden>
      )}
    </div>
  );

  function sortOf(column: RecipientSort["column"]): DataTableSort {
    return {
      direction: list.getHeaderProps(column)["aria-sort"],
      onSort: list.getSortButtonProps(column).onClick,
    };
  }

  function renderActions(row: Recipient): ReactElement {
    const label = nameOf(row);
    const hasDraft = list.hasDraft(row.id);
    const updateRefusal = describeRefusal(permissions.update, text);
    return (
      <>
        {hasDraft && (
          <Button
            aria-label={fill(messages.continueDraftOf, { label })}
            disabledReason={updateRefusal}
            onClick={() => onChange(row)}
          >
            {messages.continue}
          </Button>
        )}
        {onPay && <PayButton recipient={row} marksId={marksIdOf(row)} label={label} onPay={onPay} />}
        <Menu
          label={fill(messages.actionsOf, { label })}
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet" icon="more" iconOnly>
              {fill(messages.actionsOf, { label })}
            </Button>
          )}
          items={[
            {
              id: "change",
              label: hasDraft ? messages.continueDraft : messages.change,
              name: fill(hasDraft ? messages.continueDraftOf : messages.changeOf, { label }),
              disabledReason: updateRefusal,
              onSelect: () => onChange(row),
            },
            {
              id: "delete",
              label: messages.delete,
              name: fill(messages.deleteOf, { label }),
              isDanger: true,
              startsGroup: true,
              disabledReason: describeRefusal(permissions.delete, text),
              onSelect: () => list.ask(row),
            },
          ]}
        />
      </>
    );
  }
}
