"use client";

import { type ReactElement, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { groupAddress } from "../../chains/address.ts";
import { useCountries } from "../../countries/useCountries.ts";
import { useText } from "../../locale/useText.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { Heading, type HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { RecipientEditorState } from "../RecipientEditorState.ts";
import { type RecipientChange, type RecipientRecordField, recordFieldNames } from "../recipientRecord.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { SameRecipient } from "./SameRecipient.tsx";
import { SaveFailure } from "./SaveFailure.tsx";

export interface RecipientReviewProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly formId: string;
  readonly headingLevel: HeadingLevel;
  readonly state: Extract<RecipientEditorState, { status: "reviewing" | "saving" }>;
}

/** Compares the new values with the saved ones. */
export function RecipientReview({ editor, state, formId, headingLevel }: RecipientReviewProps): ReactElement {
  const countries = useCountries();
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field is gone after this step.
  useEffect(() => heading.current?.focus(), []);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    editor.save();
  };

  const name: DataTableColumn<RecipientChange> = {
    id: "name",
    label: messages.field,
    isLabelHidden: true,
    isRowHeader: true,
    render: ({ field }) => messages[recordFieldNames[field]],
  };
  const before: DataTableColumn<RecipientChange> = {
    id: "before",
    label: messages.before,
    render: (change) => <span data-part="before">{show(change.field, change.before)}</span>,
  };
  const after: DataTableColumn<RecipientChange> = {
    id: "after",
    label: messages.after,
    isLabelHidden: editor.isNew,
    render: (change) => show(change.field, change.after),
  };

  return (
    <form id={formId} data-part="review" onSubmit={save}>
      {state.status === "reviewing" && state.failure && (
        <SaveFailure failure={state.failure} type={editor.values.type} />
      )}
      <Heading level={headingLevel} isNested part="subheading" elementRef={heading}>
        {editor.isNew ? messages.titleReviewNew : messages.titleReviewChange}
      </Heading>
      <DataTable
        label={editor.isNew ? messages.titleReviewNew : messages.titleReviewChange}
        getRowKey={({ field }) => field}
        rows={state.changes}
        columns={editor.isNew ? [name, after] : [name, before, after]}
      />
      <SameRecipient editor={editor} />
      <Callout tone="info">{messages.noMoney}</Callout>
    </form>
  );

  function show(field: RecipientRecordField, value: string): ReactNode {
    if (value === "") return <span data-part="nothing">{messages.nothing}</span>;
    switch (field) {
      case "crypto_address":
        return <AddressGroups groups={groupAddress(value)} />;
      case "account_number":
      case "bank_code":
        return <bdi data-part="code">{value}</bdi>;
      case "country":
        return countries.items.find(({ code }) => code === value)?.name ?? value;
      case "chain":
        return editor.chains.items.find(({ chain }) => chain === value)?.name ?? value;
      default:
        return value;
    }
  }
}
