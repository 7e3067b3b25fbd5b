"use client";

import { type ReactElement, useState } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { numberFormat } from "../../format/intl.ts";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import type { HistoryEntry } from "../../webhookHistory/historyEntries.ts";
import { type UseDeliveryLogParameters, useDeliveryLog } from "../../webhookHistory/useDeliveryLog.ts";
import { enDeliveryLog } from "../messages.en.ts";
import { DeliveryDetail } from "./DeliveryDetail.tsx";
import { DeliveryLogTable } from "./DeliveryLogTable.tsx";
import { DeliveryLogToolbar } from "./DeliveryLogToolbar.tsx";
import { RetryExplainer } from "./RetryExplainer.tsx";

export interface DeliveryLogProps extends UseDeliveryLogParameters {
  readonly className?: string | undefined;
}

/** The service's history of events and deliveries. */
export function DeliveryLog(props: DeliveryLogProps): ReactElement {
  return (
    <ComponentBoundary component="DeliveryLog">
      <DeliveryLogView {...props} />
    </ComponentBoundary>
  );
}

function DeliveryLogView({ className, ...parameters }: DeliveryLogProps): ReactElement {
  const log = useDeliveryLog(parameters);
  const { state, view, setView, retentionDays } = log;
  const { locale } = useLocale();
  const { deliveryLog: messages } = useText(enDeliveryLog);
  const [opened, setOpened] = useState<HistoryEntry>();
  const isReady = state.status === "ready";
  const write = (value: number) => numberFormat(locale, {}).format(value);

  return (
    <section
      className={["pk-root pk-DeliveryLog", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status !== "error" && <DeliveryLogToolbar {...log} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={log.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {(isReady || state.status === "loading") && (
        <DeliveryLogTable
          list={view.list}
          entries={isReady ? state.entries : undefined}
          findWebhook={log.findWebhook}
          onOpen={setOpened}
        />
      )}
      {isReady && state.matches === 0 && (
        <EmptyState
          title={messages.noMatch}
          action={
            <Button onClick={() => setView({ webhookId: undefined, eventType: undefined, status: undefined })}>
              {messages.clearFilters}
            </Button>
          }
        />
      )}
      {isReady && state.entries.length < state.matches && (
        <div data-part="more">
          <span>{fillText(messages.shown, { shown: write(state.entries.length), matches: write(state.matches) })}</span>
          <Button onClick={log.showMore}>{messages.showMore}</Button>
        </div>
      )}
      <div data-part="notes">
        <p>{fillText(messages.lag, { days: write(retentionDays) })}</p>
        <p>{messages.fields}</p>
      </div>
      <RetryExplainer />
      {opened && <DeliveryDetail entry={opened} findWebhook={log.findWebhook} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
