"use client";

import type { Recipient } from "@partner-kit/contract";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { commonRefusal } from "../../session/commonRefusal.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { Toaster, useToast } from "../../ui/Toast/Toaster.tsx";
import { enRecipientList } from "../messages.en.ts";
import { RecipientDialog } from "../RecipientEditor/RecipientDialog.tsx";
import { fitsRecipientView } from "../RecipientListView.ts";
import { type UseRecipientListParameters, useRecipientList } from "../useRecipientList.ts";
import { RecipientTable, type RecipientTableProps } from "./RecipientTable.tsx";
import { RecipientToolbar } from "./RecipientToolbar.tsx";

export interface RecipientListProps
  extends UseRecipientListParameters,
    Pick<RecipientTableProps, "onPay" | "getApprovalHref"> {
  /** Opens your own form for a new recipient. Default: a dialog. */
  readonly onAdd?: (() => void) | undefined;
  /** Opens your own form for a saved recipient. Default: a dialog. */
  readonly onChange?: ((recipient: Recipient) => void) | undefined;
  /** Called with the record that the service returned. */
  readonly onSaved?: ((recipient: Recipient) => void) | undefined;
  readonly className?: string | undefined;
}

/** A list of saved recipients with search, filters, and actions to add, edit and delete. */
export function RecipientList({ className, ...props }: RecipientListProps): ReactElement {
  return (
    <ComponentBoundary component="RecipientList">
      <Toaster>
        <RecipientListView className={className} {...props} />
      </Toaster>
    </ComponentBoundary>
  );
}

const deleteDialog = createLazy(async () => (await import("./RecipientDeleteDialog.tsx")).RecipientDeleteDialog);

type OpenForm = { readonly recipientId: string | undefined };

function RecipientListView({ className, ...props }: RecipientListProps): ReactElement {
  const { onAdd, onChange, onPay, getApprovalHref, onSaved, onDeleted, ...parameters } = props;
  const { show } = useToast();
  const list = useRecipientList({
    ...parameters,
    onDeleted: (recipient) => {
      onDeleted?.(recipient);
      show({ title: fill(messages.deleted, { label: labelOf(recipient) }) });
    },
  });
  const text = useText(enSession, enRecipientList);
  const { recipientList: messages, fill } = text;
  const [form, setForm] = useState<OpenForm>();
  const labelId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => deleteDialog.preload(), []);
  const { state } = list;
  const isReady = state.status === "ready";
  const add = onAdd ?? (() => setForm({ recipientId: undefined }));
  const change = onChange ?? (({ id }: Recipient) => setForm({ recipientId: id }));
  // If every action is refused for the same reason, it is shown once above the list.
  const refusal = commonRefusal(Object.values(list.permissions), text);
  const addButton = (
    <Button variant="primary" icon="plus" onClick={add} disabledReason={describeRefusal(list.permissions.create, text)}>
      <span data-part="addLabel">{list.hasDraft() ? messages.continueDraft : messages.add}</span>
    </Button>
  );

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-RecipientList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      data-pays={onPay !== undefined || undefined}
      data-last-paid={list.lastPayments !== undefined || undefined}
      data-sort={list.view.sort?.column}
      aria-labelledby={labelId}
      aria-busy={state.status === "loading"}
    >
      <span id={labelId} hidden>
        {messages.label}
      </span>
      {refusal !== undefined && <Callout tone="refused">{refusal}</Callout>}
      {(isReady || state.status === "loading") && <RecipientToolbar list={list} addButton={addButton} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} action={addButton} />}
      {isReady && state.recipients.length === 0 && !state.isFiltering ? (
        <EmptyState
          icon="search"
          title={messages.noMatch}
          help={messages.noMatchHelp}
          action={<Button onClick={list.clearView}>{messages.clear}</Button>}
        />
      ) : (
        (isReady || state.status === "loading") && (
          <RecipientTable list={list} onChange={change} onPay={onPay} getApprovalHref={getApprovalHref} />
        )
      )}
      {list.deletion.status !== "idle" && (
        <LazyPart lazy={deleteDialog} component="RecipientDeleteDialog">
          {(DeleteDialog) => <DeleteDialog list={list} />}
        </LazyPart>
      )}
      <RecipientDialog
        isOpen={form !== undefined}
        isLikely={!onAdd || !onChange}
        recipientId={form?.recipientId}
        onClose={() => setForm(undefined)}
        onSaved={(recipient) => {
          onSaved?.(recipient);
          reportSaved(recipient);
        }}
      />
      <AssumptionNote of={["deleteRecipient"]} />
    </section>
  );

  function labelOf({ label }: Recipient): string {
    return label || messages.unlabelled;
  }

  /** The saved recipient may be hidden by the filters. A toast keeps users from entering it twice. */
  function reportSaved(recipient: Recipient): void {
    const title = fill(messages.saved, { label: labelOf(recipient) });
    const isHidden = !fitsRecipientView({ recipient, view: list.view });
    const action = { label: messages.clear, onAction: list.clearView };
    show(isHidden ? { title, help: messages.savedHidden, action } : { title });
  }
}
