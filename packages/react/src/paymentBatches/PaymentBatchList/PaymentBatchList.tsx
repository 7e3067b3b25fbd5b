"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { enPaymentBatchList } from "../messages.en.ts";
import type { PaymentBatchLinks } from "../PaymentBatchDetail/PaymentBatchLinks.ts";
import { type UsePaymentBatchListParameters, usePaymentBatchList } from "../usePaymentBatchList.ts";
import { PaymentBatchTable } from "./PaymentBatchTable.tsx";

export interface PaymentBatchListProps extends UsePaymentBatchListParameters, PaymentBatchLinks, HeadingOptions {
  /** Opens your own page for a batch. Default: a dialog. */
  readonly onOpen?: ((batchId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** A list of bulk payments, newest first, with the progress of each. */
export const PaymentBatchList: (props: PaymentBatchListProps) => ReactElement = withBoundary(
  "PaymentBatchList",
  PaymentBatchListView,
);

const dialog = createLazy(
  async () => (await import("../PaymentBatchDetail/PaymentBatchDialog.tsx")).PaymentBatchDialog,
);

function PaymentBatchListView(props: PaymentBatchListProps): ReactElement {
  const { className, onOpen, headingLevel, title, isTitleHidden, ...rest } = props;
  const list = usePaymentBatchList(rest);
  const { getTransactionHref, onOpenTransaction, onOpenTransactions, getApprovalHref } = rest;
  const { paymentBatchList: messages } = useText(enPaymentBatchList);
  const { heading, labelProps } = useHeading({ headingLevel, title, isTitleHidden }, messages.label);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => {
    if (!onOpen) dialog.preload();
  }, [onOpen]);
  const { state, selectedId } = list;
  const isReady = state.status === "ready";

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-PaymentBatchList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
      aria-busy={state.status === "loading"}
    >
      <div data-part="toolbar">
        {heading}
        {state.status !== "empty" && <RefreshButton {...list.getRefreshButtonProps()} state={state} />}
      </div>
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {(isReady || state.status === "loading") && (
        <PaymentBatchTable batches={isReady ? state.batches : undefined} onOpen={onOpen ?? list.select} />
      )}
      {selectedId !== null && !onOpen && (
        <LazyPart lazy={dialog} component="PaymentBatchDialog">
          {(PaymentBatchDialog) => (
            <PaymentBatchDialog
              key={selectedId}
              batchId={selectedId}
              onClose={() => list.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={root}
              getTransactionHref={getTransactionHref}
              onOpenTransaction={onOpenTransaction}
              onOpenTransactions={onOpenTransactions}
              getApprovalHref={getApprovalHref}
            />
          )}
        </LazyPart>
      )}
    </section>
  );
}
