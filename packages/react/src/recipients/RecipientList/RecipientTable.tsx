"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { fillText } from "../../text/fillText.ts";
import { enCommon, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enRecipientList } from "../messages.en.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";
import { RecipientDestination } from "./RecipientDestination.tsx";

export interface RecipientTableProps {
  readonly list: UseRecipientListReturnType;
  readonly onChange: (recipient: Recipient) => void;
}

/** The recipients, one a row: a card each where there is no room for columns. */
export function RecipientTable({ list, onChange }: RecipientTableProps): ReactElement {
  const text = useText(enSession, enCommon, enRecipientList);
  const { recipientList: words } = text;
  const { state, permissions } = list;
  const isReady = state.status === "ready";
  const nameOf = ({ label }: Recipient) => label || words.unlabelled;

  const columns: readonly DataTableColumn<Recipient>[] = [
    { id: "name", label: words.name, isRowHeader: true, render: nameOf },
    {
      id: "destination",
      label: words.destination,
      width: "wide",
      render: (row) => <RecipientDestination recipient={row} />,
    },
    { id: "currency", label: words.currency, render: ({ currency }) => currency },
    { id: "updated", label: words.updated, render: ({ updated_at }) => <DateTime timestamp={updated_at} /> },
    {
      id: "actions",
      label: words.actions,
      isLabelHidden: true,
      align: "end",
      render: (row) => (
        <span data-part="rowActions">
          <Button
            aria-label={fillText(list.hasDraft(row.id) ? words.continueDraftOf : words.changeOf, {
              label: nameOf(row),
            })}
            disabledReason={describeRefusal(permissions.update, text)}
            onClick={() => onChange(row)}
          >
            {list.hasDraft(row.id) ? words.continue : words.change}
          </Button>
          <Button
            variant="quiet"
            aria-label={fillText(words.deleteOf, { label: nameOf(row) })}
            disabledReason={describeRefusal(permissions.delete, text)}
            onClick={() => list.ask(row)}
          >
            {words.delete}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <div data-part="rows" data-filtering={(isReady && state.isFiltering) || undefined}>
      <DataTable
        label={words.label}
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
}
