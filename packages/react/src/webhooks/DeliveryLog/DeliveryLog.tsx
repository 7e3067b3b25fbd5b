"use client";

import { type ReactElement, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatDuration } from "../../format/formatDuration.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import type { HistoryEntry } from "../../webhookHistory/historyEntries.ts";
import {
  type DeliveryLogOption,
  type UseDeliveryLogParameters,
  type UseDeliveryLogReturnType,
  useDeliveryLog,
} from "../../webhookHistory/useDeliveryLog.ts";
import { DeliveryStrip } from "../DeliveryStrip/DeliveryStrip.tsx";
import { describeDeliveryStatus } from "../describeDelivery.ts";
import { useProxyReceiver } from "../useProxyReceiver.ts";
import { webhookRetries } from "../webhookRetries.ts";
import { DeliveryDetail } from "./DeliveryDetail.tsx";
import { DeliveryLogTable } from "./DeliveryLogTable.tsx";
import { enDeliveryLog, enWebhookRetries } from "./messages.en.ts";

export interface DeliveryLogProps extends UseDeliveryLogParameters {
  readonly className?: string | undefined;
  /** ID of the delivery or event that is open at first. Default: none. */
  readonly defaultOpenId?: string | undefined;
}

/** The service's history of events and deliveries. */
export const DeliveryLog: (props: DeliveryLogProps) => ReactElement = withBoundary("DeliveryLog", DeliveryLogView);

function DeliveryLogView({ className, defaultOpenId, ...parameters }: DeliveryLogProps): ReactElement {
  const log = useDeliveryLog(parameters);
  const { state, view, setView, retentionDays } = log;
  const { deliveryLog: messages, number, fill } = useText(enDeliveryLog);
  const [openId, setOpenId] = useState(defaultOpenId);
  const opened = openId === undefined ? undefined : log.findEntry(openId);
  const isReady = state.status === "ready";
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-DeliveryLog", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status !== "error" && <DeliveryLogToolbar {...log} />}
      {isReady && view.list === "deliveries" && <EndpointHealth log={log} onOpen={({ id }) => setOpenId(id)} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={log.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {(isReady || state.status === "loading") && (
        <DeliveryLogTable
          list={view.list}
          arrivalsOf={JSON.stringify(view)}
          entries={isReady ? state.entries : undefined}
          findWebhook={log.findWebhook}
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      {isReady && state.matches === 0 && (
        <EmptyState
          icon="search"
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
          <span>{fill(messages.shown, { shown: number(state.entries.length), matches: number(state.matches) })}</span>
          <Button onClick={log.showMore}>{messages.showMore}</Button>
        </div>
      )}
      <div data-part="notes">
        <p>{fill(messages.lag, { days: number(retentionDays) })}</p>
      </div>
      <RetryExplainer />
      {opened && <DeliveryDetail entry={opened} findWebhook={log.findWebhook} onClose={() => setOpenId(undefined)} />}
      <AssumptionNote of={["listWebhookEvents", "listWebhookDeliveries"]} />
    </section>
  );
}

interface EndpointHealthProps {
  readonly log: UseDeliveryLogReturnType;
  readonly onOpen: (entry: HistoryEntry) => void;
}

/** The latest deliveries to each endpoint, or to the chosen one. */
function EndpointHealth({ log, onOpen }: EndpointHealthProps): ReactElement | null {
  const { deliveryLog: messages } = useText(enDeliveryLog);
  const receiver = useProxyReceiver();
  const shown = log.summaries.filter(
    ({ webhook, summary }) => summary.recent.length > 0 && [undefined, webhook.id].includes(log.view.webhookId),
  );
  if (shown.length === 0) return null;
  return (
    <ul data-part="health" aria-label={messages.health}>
      {shown.map(({ webhook, summary }) => (
        <li key={webhook.id}>
          <span data-part="endpoint">{webhook.description || <LongCode text={webhook.url} />}</span>
          <DeliveryStrip
            name={webhook.description || webhook.url}
            summary={summary}
            parkedEvents={receiver.isPointedAtBy(webhook) ? receiver.parkedEvents : 0}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

/** The choice of list, and its filters. */
function DeliveryLogToolbar(props: UseDeliveryLogReturnType): ReactElement {
  const { state, view, setView, options, findWebhook, refresh } = props;
  const text = useText(enDeliveryLog);
  const { deliveryLog: messages, plural, fill } = text;
  const isReady = state.status === "ready";
  return (
    <div data-part="toolbar">
      <Field label={messages.list}>
        {(control) => (
          <Select
            {...control}
            value={view.list}
            onValueChange={(list) => setView({ list: list === "events" ? "events" : "deliveries" })}
            options={[
              { value: "deliveries", label: messages.deliveries },
              { value: "events", label: messages.events },
            ]}
          />
        )}
      </Field>
      {options.map((option) => (
        <Field key={option.filter} label={messages[option.filter]}>
          {(control) => (
            <Select
              {...control}
              value={option.value ?? ""}
              onValueChange={(value) => setView({ [option.filter]: value === "" ? undefined : value })}
              options={[
                { value: "", label: messages.any },
                ...option.values.map((value) => ({ value, label: labelOf(option, value) })),
              ]}
            />
          )}
        </Field>
      ))}
      <div data-part="state">
        <p role="status">{isReady && plural(messages.total, state.matches)}</p>
        {isReady && state.freshness.kind === "stale" && <FreshnessBadge freshness={state.freshness} />}
        <RefreshButton state={state} onClick={refresh} />
      </div>
    </div>
  );

  function labelOf({ filter }: DeliveryLogOption, value: string): string {
    if (filter === "status") return describeDeliveryStatus(value, text).label;
    if (filter !== "webhookId") return value;
    return findWebhook(value)?.url ?? fill(messages.deletedEndpoint, { id: value });
  }
}

/** Explains which responses the service retries, and when. */
function RetryExplainer(): ReactElement {
  const { webhookRetries: messages, locale, number, join, fill } = useText(enWebhookRetries);
  const { responseTimeoutSeconds, delaysSeconds, retryAfterMaxSeconds, retriedStatuses } = webhookRetries;
  const seconds = number(responseTimeoutSeconds);
  const retried = fill(messages.retriedOutcome, {
    count: number(delaysSeconds.length),
    delays: join(delaysSeconds.map((value) => formatDuration({ seconds: value, locale }))),
  });
  return (
    <details data-part="retries">
      <summary>
        {messages.title}
        <Icon name="chevronDown" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.answer}</th>
            <th scope="col">{messages.outcome}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{fill(messages.success, { seconds })}</th>
            <td>{messages.successOutcome}</td>
          </tr>
          <tr>
            <th scope="row">{fill(messages.noAnswer, { seconds })}</th>
            <td>{retried}</td>
          </tr>
          <tr>
            <th scope="row">{join([...retriedStatuses.map(String), messages.fiveHundred])}</th>
            <td>{retried}</td>
          </tr>
          <tr>
            <th scope="row">{messages.final}</th>
            <td>{messages.finalOutcome}</td>
          </tr>
        </tbody>
      </table>
      <p>{fill(messages.retryAfter, { minutes: number(retryAfterMaxSeconds / 60) })}</p>
      <p>{messages.duplicates}</p>
    </details>
  );
}
