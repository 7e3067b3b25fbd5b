"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { isolate } from "../../format/isolate.ts";
import { isNumeric } from "../../format/parseDecimal.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import { usePerson } from "../../session/usePerson.ts";
import { enUi } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { useArrivals } from "../../ui/Changed/useArrivals.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { describeEvent } from "../describeEvent.ts";
import { enEventFeed } from "../messages.en.ts";
import { type EventSubject, readEventSubject } from "../readEventSubject.ts";

export interface EventFeedListProps {
  readonly events: readonly ReceivedEvent[];
  readonly getHref: ((event: ReceivedEvent, subject: EventSubject) => string | undefined) | undefined;
  /** IDs of the open events. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Sequence number of the latest event that the user has seen. Later ones are marked. */
  readonly seenSeq: number | undefined;
}

/** Events grouped by the day of receipt. A server does not know the user's time zone and uses UTC. */
export function EventFeedList({ events, getHref, open, onToggle, seenSeq }: EventFeedListProps): ReactElement {
  const id = useId();
  const { eventFeed: messages, locale } = useText(enEventFeed);
  const arrived = useArrivals(
    events.map((event) => event.id),
    usePerson(),
  );
  const isHere = useClock(() => true) ?? false;
  const timeZone = isHere ? undefined : "UTC";
  const today = useClock((now) => dayKey(now, timeZone));
  const yesterday = useClock((now) => dayBefore(now, timeZone));

  return (
    <>
      {groupByDay(events, timeZone).map(({ key, events: ofDay }) => (
        <div key={`${key} ${ofDay.at(-1)?.seq}`} data-part="day">
          <p data-part="date" id={`${id}${key}`}>
            {nameOf(key)}
          </p>
          <ol aria-labelledby={`${id}${key}`}>
            {ofDay.map((event) => (
              <EventFeedItem
                key={event.seq}
                event={event}
                href={getHref?.(event, readEventSubject(event))}
                timeZone={timeZone}
                isOpen={open.has(event.id)}
                isNew={seenSeq !== undefined && event.seq > seenSeq}
                hasArrived={arrived.has(event.id)}
                onToggle={() => onToggle(event.id)}
              />
            ))}
          </ol>
        </div>
      ))}
    </>
  );

  function nameOf(key: string): string {
    if (key === today) return messages.today;
    if (key === yesterday) return messages.yesterday;
    const noon = Date.parse(`${key}T12:00:00Z`);
    return Number.isNaN(noon) ? key : dateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(noon);
  }
}

interface EventFeedItemProps {
  readonly event: ReceivedEvent;
  /** Link to the event's subject. */
  readonly href: string | undefined;
  /** Default: the user's. */
  readonly timeZone: string | undefined;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  /** Whether it came while the feed was open. */
  readonly hasArrived: boolean;
  readonly onToggle: () => void;
}

/** An event in one line, with its payload when open. */
function EventFeedItem({
  event,
  href,
  timeZone,
  isOpen,
  isNew,
  hasArrived,
  onToggle,
}: EventFeedItemProps): ReactElement {
  const id = useId();
  const text = useText(enUi, enEventFeed);
  const { ui, eventFeed: messages, locale, plural, fill } = text;
  const { title, tone, linkLabel } = describeEvent(event, text);
  const time = parseTimestamp(event.received_at);
  const amount = eventAmount(event);
  const order = eventOrder(event);
  const { parked } = event;

  return (
    <li
      data-part="item"
      data-tone={tone}
      data-open={isOpen || undefined}
      data-new={isNew || undefined}
      data-changed={hasArrived || undefined}
    >
      <div data-part="line">
        <button type="button" data-part="toggle" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon name="chevronDown" />
          <time data-part="time" dateTime={event.received_at}>
            {time === undefined
              ? event.received_at
              : dateTimeFormat(locale, { timeStyle: "short", timeZone }).format(time)}
          </time>
          <span data-part="dot" aria-hidden="true" />
          <span data-part="title">{title}</span>{" "}
          {title !== event.type && (
            <code data-part="type" dir="ltr">
              {event.type}
            </code>
          )}
        </button>
        {isNew && <Badge tone={statusTones.eventFeed.new}>{messages.new}</Badge>}
        {parked && <Badge tone={statusTones.eventFeed.setAside}>{messages.setAside}</Badge>}
        {amount && <Money {...amount} />}
        {order && <EventOrder {...order} />}
        {href !== undefined && <Link href={href}>{linkLabel}</Link>}
      </div>
      <div data-part="detail" id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {parked && (
              <Callout tone="warn" title={plural(messages.setAsideHelp, parked.attempts, { code: parked.error_code })}>
                {fill(messages.setAsideNext, { seq: String(event.seq) })}
              </Callout>
            )}
            <DescriptionList>
              <Fact label={messages.occurred}>
                <DateTime timestamp={event.occurred_at} precision="second" />
              </Fact>
              <Fact label={messages.received}>
                <DateTime timestamp={event.received_at} precision="second" />
              </Fact>
              {parked && (
                <Fact label={messages.setAside}>
                  <DateTime timestamp={parked.parked_at} precision="second" />
                </Fact>
              )}
              <Fact label={messages.eventId}>
                <Identifier text={event.id} copyLabel={fill(ui.copyNamed, { name: messages.eventId })} />
              </Fact>
            </DescriptionList>
            <JsonView label={messages.payload} value={event.data} />
          </>
        )}
      </div>
    </li>
  );
}

interface EventOrderProps {
  readonly pairId: string;
  readonly side: "buy" | "sell" | undefined;
  /** A decimal string, in the base currency of the pair. */
  readonly amount: string | undefined;
}

/** The trade of an order, with the ID of its pair until the markets are known. */
function EventOrder({ pairId, side, amount }: EventOrderProps): ReactElement {
  const { eventFeed: messages, fill, locale } = useText(enEventFeed);
  const { data } = useMarkets({ query: { enabled: false } });
  const pair = findPair(pairId, data?.markets);
  return (
    <span data-part="order">
      {side === undefined || amount === undefined ? (
        <bdi data-part="pair">{pairName(pair)}</bdi>
      ) : (
        fill(side === "buy" ? messages.buys : messages.sells, {
          amount: isolate(`${formatDecimal({ value: amount, locale })}\u00a0${pairName(pair)}`),
        })
      )}
    </span>
  );
}

interface EventAmount {
  /** A decimal string. */
  readonly value: string;
  readonly currency: string;
}

/**
 * Reads `amount` and `currency` of a payload, if both are strings. Assumed: payloads are not documented. Partly settled
 * transactions have no amount, because it is unclear which part the field means.
 */
function eventAmount({ type, data }: Pick<ReceivedEvent, "type" | "data">): EventAmount | undefined {
  if (type === "withdrawal.partial" || typeof data !== "object" || data === null) return undefined;
  const { amount, currency }: { readonly amount?: unknown; readonly currency?: unknown } = data;
  if (typeof amount !== "string" || typeof currency !== "string" || !isNumeric(amount)) return undefined;
  return { value: amount, currency };
}

/** Reads what the payload of an order trades. Of a fill, the amount that is filled so far. Assumed, as for amounts. */
function eventOrder({ type, data }: Pick<ReceivedEvent, "type" | "data">): EventOrderProps | undefined {
  if (!type.startsWith("exchange.") || typeof data !== "object" || data === null) return undefined;
  const { pair_id: pairId, side, amount, filled_amount: filled }: Readonly<Record<string, unknown>> = { ...data };
  const traded = type === "exchange.filled" ? filled : amount;
  if (typeof pairId !== "string") return undefined;
  return {
    pairId,
    side: side === "buy" || side === "sell" ? side : undefined,
    amount: typeof traded === "string" && isNumeric(traded) ? traded : undefined,
  };
}

interface EventDay {
  /** `2026-03-02` in the user's time zone. Empty if the time is unreadable. */
  readonly key: string;
  readonly events: readonly ReceivedEvent[];
}

/** Groups events by the day of receipt. Events come in that order, so each day is one run. */
function groupByDay(events: readonly ReceivedEvent[], timeZone: string | undefined): readonly EventDay[] {
  const days: { key: string; events: ReceivedEvent[] }[] = [];
  for (const event of events) {
    const time = parseTimestamp(event.received_at);
    const key = time === undefined ? "" : dayKey(time, timeZone);
    const day = days.at(-1);
    if (day?.key === key) day.events.push(event);
    else days.push({ key, events: [event] });
  }
  return days;
}

/** Returns the day of a time (milliseconds since the epoch) in a time zone. Default: the user's. */
function dayKey(time: number, timeZone: string | undefined): string {
  // Swedish dates have the format of ISO 8601.
  return dateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(time);
}

/** Returns the previous calendar day. Days can have 23 or 25 hours. */
export function dayBefore(time: number, timeZone: string | undefined): string {
  return dayKey(Date.parse(`${dayKey(time, timeZone)}T12:00:00Z`) - DAY, "UTC");
}

/** Milliseconds. */
const DAY = 86_400_000;
