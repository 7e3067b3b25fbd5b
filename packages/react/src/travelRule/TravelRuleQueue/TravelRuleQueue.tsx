"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy } from "../../lazy/createLazy.ts";
import { LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural } from "../../text/fillText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleQueue } from "../messages.en.ts";
import type { UseTravelRuleFormParameters } from "../useTravelRuleForm.ts";
import { type UseTravelRuleQueueParameters, useTravelRuleQueue } from "../useTravelRuleQueue.ts";
import { TravelRuleTable } from "./TravelRuleTable.tsx";

export interface TravelRuleQueueProps
  extends UseTravelRuleQueueParameters,
    Pick<UseTravelRuleFormParameters, "onSubmitted"> {
  /** Opens your own form for a deposit. Default: a dialog. */
  readonly onOpenForm?: ((transactionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** Held deposits that need information about their sender. */
export function TravelRuleQueue({ className, ...props }: TravelRuleQueueProps): ReactElement {
  return (
    <ComponentBoundary component="TravelRuleQueue">
      <TravelRuleQueueView className={className} {...props} />
    </ComponentBoundary>
  );
}

const dialog = createLazy(async () => (await import("../TravelRuleForm/TravelRuleDialog.tsx")).TravelRuleDialog);

function TravelRuleQueueView(props: TravelRuleQueueProps): ReactElement {
  const { className, onOpenForm, onSubmitted, ...parameters } = props;
  const queue = useTravelRuleQueue(parameters);
  const { locale } = useLocale();
  const { travelRuleQueue: messages, common } = useText(enTravelRuleQueue, enCommon);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  useEffect(() => {
    if (!onOpenForm) dialog.preload();
  }, [onOpenForm]);
  const { state, selectedId } = queue;
  const isReady = state.status === "ready";
  const deposits = isReady ? state.deposits : undefined;

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
            <span data-part="count" role="status">
              {deposits && describeCount(deposits.length)}
            </span>
            {!deposits && <Skeleton />}
            <div data-part="actions">
              <Button
                {...queue.getRefreshButtonProps()}
                variant="quiet"
                icon="refresh"
                iconOnly
                disabled={!isReady}
                isBusy={isReady && state.isRefreshing}
              >
                {common.refresh}
              </Button>
            </div>
          </div>
          {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
          {deposits?.length === 0 ? (
            <EmptyState title={messages.empty} help={messages.emptyHelp} />
          ) : (
            <TravelRuleTable deposits={deposits} onOpenForm={onOpenForm ?? queue.select} hasDraft={queue.hasDraft} />
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
              onClose={() => queue.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={section}
            />
          )}
        </LazyPart>
      )}
    </section>
  );

  function describeCount(count: number): string {
    return count === 0 ? messages.label : fillPlural({ locale, forms: messages.count, count });
  }
}
