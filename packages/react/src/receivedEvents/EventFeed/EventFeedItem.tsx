"use client";

import { type Market, parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import { describeTrade } from "../../orders/describeOrder.ts";
import { enOrders } from "../../orders/messages.en.ts";
import { enUi } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { describeEvent, type EventDescription } from "../describeEvent.ts";
import { enEventFeed } from "../messages.en.ts";
import { type EventTrade, readEventAmount, readEventTrade } from "./eventAmounts.ts";

/** The markets that name pairs. `loading`: they are being read. */
export type EventMarkets = readonly Market[] | "loading" | undefined;

export interface EventFeedItemProps {
  readonly event: ReceivedEvent;
  /** Earlier events of the same order or transaction, latest first. */
  readonly earlier: readonly ReceivedEvent[];
  /** Link to the event's subject. */
  readonly href: string | undefined;
  readonly markets: EventMarkets;
  /** To whom a withdrawal went, or how a transaction moved. `undefined` if the page has not read it. */
  readonly party: string | undefined;
  /** Returns the digits after the point that amounts of a currency have in the list. */
  readonly digitsOf: (currency: string | undefined) => number;
  /** Default: the user's. */
  readonly timeZone: string | undefined;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  /** Whether it came while the feed was open. */
  readonly hasArrived: boolean;
  readonly onToggle: () => void;
}

/** The latest event of a subject in one line, which leads to the subject, or else opens. All its events when open. */
export function EventFeedItem(props: EventFeedItemProps): ReactElement {
  const { event, earlier, href, isOpen, isNew, hasArrived, onToggle } = props;
  const id = useId();
  const text = useText(enEventFeed);
  const { title, tone, direction, linkLabel } = describeEvent(event, text);
  const toggle = { type: "button", "aria-expanded": isOpen, "aria-controls": id, onClick: onToggle } as const;
  const summary = <EventSummary {...props} title={title} direction={direction} />;

  return (
    <li
      data-part="item"
      data-tone={tone}
      data-open={isOpen || undefined}
      data-new={isNew || undefined}
      data-changed={hasArrived || undefined}
    >
      <div data-part="line">
        {href === undefined ? (
          <button {...toggle} data-part="toggle" data-whole="">
            {summary} <Icon name="chevronDown" />
          </button>
        ) : (
          <>
            <span data-part="open">
              <Link href={href}>
                {summary} <VisuallyHidden>{linkLabel}</VisuallyHidden>
              </Link>
            </span>
            <button {...toggle} data-part="toggle">
              <Icon name="chevronDown" />
              <VisuallyHidden>{text.fill(text.eventFeed.detailsOf, { title })}</VisuallyHidden>
            </button>
          </>
        )}
      </div>
      <div data-part="detail" id={id} hidden={!isOpen}>
        {isOpen && <EventDetail event={event} />}
        {isOpen &&
          earlier.map((one) => (
            <article key={one.seq} data-part="earlier" aria-label={describeEvent(one, text).title}>
              <p>{describeEvent(one, text).title}</p>
              <EventDetail event={one} />
            </article>
          ))}
      </div>
    </li>
  );
}

interface EventSummaryProps extends Omit<EventFeedItemProps, "href" | "isOpen" | "hasArrived" | "onToggle"> {
  readonly title: string;
  readonly direction: EventDescription["direction"];
}

/** As in the lists of transactions and orders. */
const icons = { in: "arrowIn", out: "arrowOut", trade: "swap" } as const;

/** When, what and how much. */
function EventSummary(props: EventSummaryProps): ReactElement {
  const { event, earlier, markets, party, digitsOf, timeZone, isNew, title, direction } = props;
  const { eventFeed: messages, locale } = useText(enEventFeed);
  const time = parseTimestamp(event.received_at);
  const amount = readEventAmount(event);
  const trade = readEventTrade(event);
  const isParked = [event, ...earlier].some(({ parked }) => parked !== undefined);
  return (
    <>
      <span data-part="words">
        <time data-part="time" dateTime={event.received_at}>
          {time === undefined
            ? event.received_at
            : dateTimeFormat(locale, { timeStyle: "short", timeZone }).format(time)}
        </time>{" "}
        {/* The title says both in words. */}
        <span data-part="mark" aria-hidden="true">
          {direction ? <Icon name={icons[direction]} /> : <span data-part="dot" />}
        </span>
        <span data-part="title">{title}</span>{" "}
        {(isNew || isParked) && (
          <span data-part="badges">
            {isNew && <Badge tone={statusTones.eventFeed.new}>{messages.new}</Badge>}{" "}
            {isParked && <Badge tone={statusTones.eventFeed.setAside}>{messages.setAside}</Badge>}
          </span>
        )}
      </span>{" "}
      {party !== undefined && (
        <span data-part="party" dir="auto">
          {party}
        </span>
      )}{" "}
      {amount && <Money {...amount} />}
      {trade && <Trade {...trade} markets={markets} digitsOf={digitsOf} />}
    </>
  );
}

interface TradeProps extends EventTrade, Pick<EventFeedItemProps, "markets" | "digitsOf"> {}

/** The trade of an order. Shows the ID of a pair that the markets listing does not have. */
function Trade({ pairId, side, amount, cost, markets, digitsOf }: TradeProps): ReactElement {
  const text = useText(enOrders);
  const { locale } = text;
  if (markets === "loading") {
    return (
      <span data-part="pair">
        <Skeleton width="short" />
      </span>
    );
  }
  const pair = findPair(pairId, markets);
  return (
    <>
      <span data-part="pair">
        {side === undefined ? (
          <bdi>{pairName(pair)}</bdi>
        ) : (
          // In the words of the list of orders, with the money that it moved.
          describeTrade({ side, amount: undefined, pair_id: pairId, pair, cost }, text)
        )}
      </span>{" "}
      {amount !== undefined && (
        // With all its digits, unlike an amount of money.
        <span className="pk-Money">
          <span dir="ltr">
            <span data-part="amount">
              {formatDecimal({ value: amount, locale, minimumFractionDigits: digitsOf(pair.base) })}
            </span>{" "}
            <span data-part="currency">{pair.base}</span>
          </span>
        </span>
      )}
    </>
  );
}

/** The event as it was received. */
function EventDetail({ event }: Pick<EventFeedItemProps, "event">): ReactElement {
  const { ui, eventFeed: messages, plural, fill } = useText(enUi, enEventFeed);
  const { parked } = event;
  return (
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
        <Fact label={messages.eventType}>
          <code dir="ltr">{event.type}</code>
        </Fact>
        <Fact label={messages.eventId}>
          <Identifier text={event.id} copyLabel={fill(ui.copyNamed, { name: messages.eventId })} />
        </Fact>
      </DescriptionList>
      <JsonView label={messages.payload} value={event.data} />
    </>
  );
}
