"use client";

import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { nextIndex } from "../../ui/focus/nextIndex.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { enDeliveryLog } from "../DeliveryLog/messages.en.ts";
import { type DeliveryOutcome, type DeliverySummary, SUMMARIZED } from "../deliveryOutcome.ts";
import { enWebhookHealth } from "../messages.en.ts";

export interface DeliveryStripProps {
  /** Name of the endpoint. */
  readonly name: string;
  readonly summary: DeliverySummary;
  /** Number of events that the receiver set aside. Default 0. */
  readonly parkedEvents?: number | undefined;
  /** Whether a status beside it says that deliveries arrive. While all of them did, their number is then left out. Default false. */
  readonly hasStatus?: boolean | undefined;
  readonly onOpen: (entry: DeliveryEntry) => void;
}

/**
 * How many of the latest deliveries to an endpoint arrived. Each is a bar, and arrow keys move between the bars. Empty slots
 * precede them, so that the strips of all endpoints compare.
 */
export function DeliveryStrip(props: DeliveryStripProps): ReactElement {
  const { name, summary, parkedEvents = 0, hasStatus = false, onOpen } = props;
  const {
    webhookHealth: messages,
    deliveryLog,
    locale,
    fill,
    number,
    plural,
  } = useText(enWebhookHealth, enDeliveryLog);
  // A server does not know the reader's time zone.
  const timeZone = useClock(() => true) ? undefined : "UTC";
  const bars = useRef<HTMLDivElement>(null);
  const { recent, delivered, failed, retrying, cancelled, ended, lastFailureAt, isFailing } = summary;
  // The bar that Tab reaches, by ID, because new deliveries move the bars.
  const [currentId, setCurrentId] = useState<string>();
  const [pointedId, setPointedId] = useState<string>();
  const current = recent.some(({ entry }) => entry.id === currentId) ? currentId : recent.at(-1)?.entry.id;
  const pointed = recent.find(({ entry }) => entry.id === pointedId);
  const pending = recent.length - delivered - failed - retrying - cancelled;
  const retried = recent.filter(({ entry, outcome }) => outcome === "delivered" && (entry.attempts ?? 1) > 1).length;
  const rate = describeRate();
  const isRateShown = rate !== undefined && !(hasStatus && delivered === recent.length);
  const others = describeOthers();
  // The last failure says it already.
  const latestAt = isFailing && lastFailureAt !== undefined ? undefined : recent.at(-1)?.entry.at;

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const position = recent.findIndex(({ entry }) => entry.id === current);
    const index = nextIndex(event, position, recent.length);
    if (index === undefined) return;
    event.preventDefault();
    bars.current?.querySelectorAll("button")[index]?.focus();
  };

  return (
    <div className="pk-DeliveryStrip">
      {recent.length > 0 && (
        // Time runs from left to right in every language, as in charts.
        <div data-part="strip" dir="ltr">
          <div
            ref={bars}
            data-part="bars"
            role="toolbar"
            aria-label={`${fill(messages.latest, { name })}: ${[rate, ...others].filter(Boolean).join(" · ")}`}
            onKeyDown={walk}
          >
            {slots.slice(recent.length).map((slot) => (
              <span key={slot} data-part="slot" aria-hidden="true" />
            ))}
            {recent.map(({ entry, outcome }) => (
              <button
                key={entry.id}
                type="button"
                data-outcome={outcome}
                aria-label={describe(entry, outcome)}
                tabIndex={entry.id === current ? 0 : -1}
                onClick={() => onOpen(entry)}
                onFocus={() => {
                  setCurrentId(entry.id);
                  setPointedId(entry.id);
                }}
                onBlur={() => setPointedId(undefined)}
                onPointerEnter={() => setPointedId(entry.id)}
                onPointerLeave={() => setPointedId(undefined)}
              >
                <OutcomeMark outcome={outcome} attempts={entry.attempts} />
              </button>
            ))}
          </div>
          {/* The name of the bars says it too. */}
          <p data-part="ends" aria-hidden="true">
            {recent.length === SUMMARIZED && (
              <span dir="auto">{fill(messages.oldestBar, { count: number(SUMMARIZED) })}</span>
            )}
            <span dir="auto">{messages.latestBar}</span>
          </p>
        </div>
      )}
      <div data-part="counts">
        {isRateShown && (
          <p data-part="rate" data-tone={toneOfRate()}>
            {rate}
          </p>
        )}
        <p data-part="summary" data-pointed={pointed && true}>
          {pointed ? (
            describe(pointed.entry, pointed.outcome)
          ) : (
            <>
              {latestAt !== undefined && <Age since={latestAt} clock="service" text={messages.latestAge} />}
              {others.length > 0 && latestAt !== undefined && <span data-part="separator"> · </span>}
              <span data-part="others">
                {retried > 0 && (
                  <svg data-part="key" viewBox="0 0 6 4" aria-hidden="true">
                    <rect width="6" height="4" rx="1.5" />
                  </svg>
                )}
                {others.join(" · ")}
                {lastFailureAt !== undefined && (
                  <>
                    {(others.length > 0 || latestAt !== undefined) && " · "}
                    <Age since={lastFailureAt} clock="service" text={messages.lastFailure} />
                  </>
                )}
              </span>
            </>
          )}
        </p>
        {parkedEvents > 0 && (
          <p data-part="parked">
            <Icon name="warning" /> {plural(messages.setAsideShort, parkedEvents)}
          </p>
        )}
      </div>
    </div>
  );

  /** Counts the deliveries that arrived. `undefined` until one of them has a result. */
  function describeRate(): string | undefined {
    if (pending === recent.length) return undefined;
    if (delivered === recent.length) return plural(messages.allDelivered, delivered);
    return plural(messages.deliveredOf, recent.length, { delivered: number(delivered) });
  }

  function toneOfRate(): "success" | "danger" | undefined {
    if (isFailing) return "danger";
    return delivered === ended && retrying === 0 ? "success" : undefined;
  }

  /** Counts the deliveries that did not arrive, or not yet. */
  function describeOthers(): readonly string[] {
    if (recent.length === 0) return [messages.noDeliveries];
    if (rate === undefined) return [messages.outcome_undecided];
    const parts: string[] = [];
    if (retried > 0) parts.push(plural(messages.afterRetry, retried));
    if (failed > 0) parts.push(plural(messages.undelivered, failed));
    if (retrying > 0) parts.push(plural(messages.retrying, retrying));
    if (cancelled > 0) parts.push(plural(messages.cancelled, cancelled));
    if (pending > 0) parts.push(plural(messages.pending, pending));
    return parts;
  }

  function describe(entry: DeliveryEntry, outcome: StripOutcome): string {
    const { eventType, id, at, lastResponse, attempts = 1 } = entry;
    const response =
      typeof lastResponse === "number" && outcome !== "undecided"
        ? fill(deliveryLog.answered, { status: String(lastResponse) })
        : undefined;
    const time =
      at === undefined ? undefined : formatDateTime({ timestamp: new Date(at).toISOString(), locale, timeZone });
    const tried = attempts > 1 ? plural(deliveryLog.attempts, attempts) : undefined;
    return [eventType ?? id, messages[`outcome_${outcome}`], response, tried, time]
      .filter((part) => part !== undefined)
      .join(" · ");
  }
}

type StripOutcome = DeliveryOutcome | "cancelled";

interface OutcomeMarkProps {
  readonly outcome: StripOutcome;
  readonly attempts: number | undefined;
}

/**
 * A shape for each outcome, so that colour is not the only sign. Deliveries that arrived are lower, with a mark at the foot if an
 * attempt before failed. One that did not arrive has the full height.
 */
function OutcomeMark({ outcome, attempts = 1 }: OutcomeMarkProps): ReactElement {
  const isRetried = attempts > 1;
  return (
    <svg viewBox="0 0 8 24" aria-hidden="true">
      {outcome === "delivered" && (
        <>
          <rect x="1" y="7" width="6" height={isRetried ? 11 : 16} rx="1.5" />
          {isRetried && <rect data-part="attempt" x="1" y="19" width="6" height="4" rx="1.5" />}
        </>
      )}
      {outcome === "retrying" && <rect data-part="outline" x="1.75" y="1.75" width="4.5" height="20.5" rx="1" />}
      {outcome === "failed" && (
        <>
          <path data-part="outline" d="M1.25 2.5l5.5 5.5M6.75 2.5L1.25 8" />
          <rect x="1" y="12" width="6" height="11" rx="1.5" />
        </>
      )}
      {outcome === "cancelled" && <rect x="1" y="14" width="6" height="2" rx="1" />}
      {outcome === "undecided" && <circle cx="4" cy="21" r="2" />}
    </svg>
  );
}

const slots = Array.from({ length: SUMMARIZED }, (_, index) => `slot ${index}`);
