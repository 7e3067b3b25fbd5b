"use client";

import type { Transaction } from "@partner-kit/contract";
import { type ReactElement, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";
import { sumHeld } from "../sumHeld.ts";
import type { UseTravelRuleFormParameters } from "../useTravelRuleForm.ts";
import { type UseTravelRuleQueueParameters, useTravelRuleQueue } from "../useTravelRuleQueue.ts";
import { TravelRuleTable } from "./TravelRuleTable.tsx";

export interface TravelRuleQueueProps
  extends UseTravelRuleQueueParameters,
    Pick<UseTravelRuleFormParameters, "onSubmitted"> {
  /** Opens your own form for a deposit. Mark that deposit with `selectedId`. Default: a dialog. */
  readonly onOpenForm?: ((transactionId: string) => void) | undefined;
  /** Opens the transaction of a deposit, and makes its row a link. */
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** Held deposits that need information about their sender. */
export const TravelRuleQueue: (props: TravelRuleQueueProps) => ReactElement = withBoundary(
  "TravelRuleQueue",
  TravelRuleQueueView,
);

const dialog = createLazy(async () => (await import("../TravelRuleForm/TravelRuleDialog.tsx")).TravelRuleDialog);

function TravelRuleQueueView(props: TravelRuleQueueProps): ReactElement {
  const { className, onOpenForm, onOpenTransaction, onSubmitted, ...parameters } = props;
  const queue = useTravelRuleQueue(parameters);
  const { travelRuleQueue: messages, plural } = useText(enTravelRuleQueue);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  useEffect(() => {
    if (!onOpenForm) dialog.preload();
  }, [onOpenForm]);
  const { state, selectedId } = queue;
  const isReady = state.status === "ready";
  const isReading = isReady && state.coverage === "reading";
  // Deposits may be found on the pages that are still being read.
  const deposits = isReady && !(isReading && state.deposits.length === 0) ? state.deposits : undefined;
  const next = deposits?.find(({ id }) => id !== selectedId);

  return (
    <section
      ref={section}
      className={["pk-root pk-TravelRuleQueue", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
      tabIndex={-1}
    >
      {state.status === "error" ? (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={queue.refresh} />
      ) : (
        <>
          <div data-part="toolbar">
            <div data-part="summary">
              <span data-part="count" role="status">
                {deposits && describeCount(deposits.length)}
              </span>
              {!deposits && <Skeleton />}
              {deposits && deposits.length > 0 && <p data-part="intro">{messages.intro}</p>}
            </div>
            {deposits && deposits.length > ADDED_IN_THE_HEAD && <HeldTotal deposits={deposits} />}
            <div data-part="actions">
              <RefreshButton {...queue.getRefreshButtonProps()} state={state} />
            </div>
          </div>
          {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
          {deposits && deposits.length > 0 && (
            <ol data-part="steps" aria-label={messages.steps}>
              <li>{messages.stepAdd}</li>
              <li>{messages.stepClear}</li>
              <li>{messages.stepAvailable}</li>
            </ol>
          )}
          {isReading && (
            <p data-part="reading" role="status">
              {messages.reading}
            </p>
          )}
          {isReady && (state.coverage === "limited" || state.coverage === "failed") && (
            <LineNote
              role="status"
              title={messages.missingTitle}
              help={state.coverage === "failed" ? messages.failedHelp : plural(messages.limitedHelp, state.checked)}
            >
              <Button onClick={queue.checkMore}>{messages.checkMore}</Button>
            </LineNote>
          )}
          {deposits?.length === 0 ? (
            <EmptyState
              icon="check"
              title={isReady && state.coverage === "all" ? messages.empty : messages.emptyChecked}
              help={messages.emptyHelp}
            />
          ) : (
            <TravelRuleTable
              deposits={deposits}
              openId={selectedId}
              onOpenForm={onOpenForm ?? queue.select}
              onOpenTransaction={onOpenTransaction}
              hasDraft={queue.hasDraft}
            />
          )}
        </>
      )}
      {selectedId !== null && !onOpenForm && (
        <LazyPart lazy={dialog} component="TravelRuleDialog">
          {(TravelRuleDialog) => (
            <TravelRuleDialog
              key={selectedId}
              transactionId={selectedId}
              onSubmitted={onSubmitted}
              onNext={next && (() => queue.select(next.id))}
              onClose={() => queue.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={section}
            />
          )}
        </LazyPart>
      )}
      <AssumptionNote of={["listTransactions"]} />
    </section>
  );

  function describeCount(count: number): string {
    return count === 0 ? messages.label : plural(messages.count, count);
  }
}

/** Number of deposits up to which the rows show all of the amounts at a glance. */
const ADDED_IN_THE_HEAD = 3;

/** The held amounts by currency. */
function HeldTotal({ deposits }: { readonly deposits: readonly Transaction[] }): ReactElement | null {
  const { travelRuleQueue: messages, locale, fill, join } = useText(enTravelRuleQueue);
  const amounts = Array.from(sumHeld(deposits), ([currency, value]) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return isolate(`${amount}\u00a0${code}`);
  });
  return amounts.length === 0 ? null : (
    <span data-part="total">{fill(messages.heldTotal, { amounts: join(amounts) })}</span>
  );
}
