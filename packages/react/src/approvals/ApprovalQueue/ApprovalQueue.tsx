"use client";

import { APPROVALS_MAX, type Approval } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { useSession } from "../../session/useSession.ts";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { enApprovalQueue } from "../messages.en.ts";
import {
  type UseApprovalQueueParameters,
  type UseApprovalQueueReturnType,
  useApprovalQueue,
} from "../useApprovalQueue.ts";
import { ApprovalTable } from "./ApprovalTable.tsx";

export interface ApprovalQueueProps extends Omit<UseApprovalQueueParameters, "onCancelled"> {
  /** Opens your own page for an approval. Default: a dialog. */
  readonly onOpen?: ((approvalId: string) => void) | undefined;
  /** Called with the approval after a decision in the dialog, or after the user cancelled a request in the list. */
  readonly onDecided?: ((approval: Approval) => void) | undefined;
  readonly className?: string | undefined;
}

/** A list of changes that wait for a second person, and of those that waited. */
export const ApprovalQueue: (props: ApprovalQueueProps) => ReactElement = withBoundary(
  "ApprovalQueue",
  ApprovalQueueView,
);

const dialog = createLazy(async () => (await import("../ApprovalDetail/ApprovalDialog.tsx")).ApprovalDialog);

function ApprovalQueueView({ className, onOpen, onDecided, ...parameters }: ApprovalQueueProps): ReactElement {
  const queue = useApprovalQueue({ ...parameters, onCancelled: onDecided });
  const { approvalQueue: messages, fill, number } = useText(enApprovalQueue);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => {
    if (!onOpen) dialog.preload();
  }, [onOpen]);
  const { state, tab, selectedId } = queue;
  const isReady = state.status === "ready";
  const approvals = isReady ? state.approvals : undefined;
  const open = onOpen ?? queue.select;

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-ApprovalQueue", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status === "error" ? (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={queue.refresh} />
      ) : (
        <>
          <ApprovalToolbar queue={queue} />
          {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
          {queue.cancelError && (
            <div data-part="failure">
              <WriteFailure error={queue.cancelError} />
            </div>
          )}
          {approvals?.length === 0 && (
            <EmptyState
              icon="check"
              title={{ open: messages.noneOpen, own: messages.noneOwn, all: messages.none }[tab]}
              help={messages.noneHelp}
            />
          )}
          <ApprovalTable
            approvals={approvals}
            arrivalsOf={tab}
            isOwn={queue.isOwn}
            canCancel={queue.canCancel}
            canDecide={queue.canDecide}
            onCancel={queue.cancel}
            cancellingId={queue.cancellingId}
            onOpen={open}
            decided={isReady && tab === "open" ? state.decided : []}
          />
          {isReady && state.isPartial && (
            <Callout tone="warn">{fill(messages.partial, { count: number(APPROVALS_MAX) })}</Callout>
          )}
        </>
      )}
      {selectedId !== null && !onOpen && (
        <LazyPart lazy={dialog} component="ApprovalDialog">
          {(ApprovalDialog) => (
            <ApprovalDialog
              key={selectedId}
              approvalId={selectedId}
              onDecided={onDecided}
              onClose={() => queue.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={root}
            />
          )}
        </LazyPart>
      )}
    </section>
  );
}

function ApprovalToolbar({ queue }: { readonly queue: UseApprovalQueueReturnType }): ReactElement {
  const { approvalQueue: messages, number } = useText(enApprovalQueue);
  const { state, tab, setTab } = queue;
  const isReady = state.status === "ready";
  // Only a user who may decide sees requests of others. For everybody else, their own ones are all.
  const hasOthers = useSession().can("approveChange").allowed || tab === "own";
  const tabs = (["open", "own", "all"] as const).filter((value) => hasOthers || value !== "own");
  const labels = { open: messages.open, own: messages.own, all: messages.all };
  return (
    <div data-part="toolbar">
      <Field label={messages.show} isLabelHidden group="radiogroup">
        {() => (
          <RadioGroup
            appearance="segments"
            options={tabs.map((value) => ({ value, label: withCount(value) }))}
            value={tab}
            onValueChange={(value) => setTab(value === "own" || value === "all" ? value : "open")}
          />
        )}
      </Field>
      <RefreshButton {...queue.getRefreshButtonProps()} state={state} />
    </div>
  );

  function withCount(value: "open" | "own" | "all"): ReactNode {
    return (
      <>
        {labels[value]} {isReady && <span data-part="count">{number(state.counts[value])}</span>}
      </>
    );
  }
}
