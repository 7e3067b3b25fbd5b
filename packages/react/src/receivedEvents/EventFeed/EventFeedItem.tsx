"use client";

import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { isNumeric } from "../../format/parseDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural, fillText } from "../../text/fillText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enEventFeed } from "../messages.en.ts";
import { describeEvent } from "./describeEvent.ts";

export interface EventFeedItemProps {
  readonly event: ReceivedEvent;
  /** Link to the event's subject. */
  readonly href: string | undefined;
  /** Default: the user's. */
  readonly timeZone: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** An event in one line, with its payload when open. */
export function EventFeedItem({ event, href, timeZone, isOpen, onToggle }: EventFeedItemProps): ReactElement {
  const id = useId();
  const { locale } = useLocale();
  const text = useText(enUi, enEventFeed);
  const { ui, eventFeed: messages } = text;
  const { title, tone, linkLabel } = describeEvent(event, text);
  const time = parseTimestamp(event.received_at);
  const amount = eventAmount(event);
  const { parked } = event;

  return (
    <li data-part="item" data-tone={tone} data-open={isOpen || undefined}>
      <div data-part="line">
        <button type="button" data-part="toggle" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon name="chevronDown" />
          <time data-part="time" dateTime={event.received_at}>
            {time === undefined
              ? event.received_at
              : dateTimeFormat(locale, { timeStyle: "medium", timeZone }).format(time)}
          </time>
          <span data-part="dot" aria-hidden="true" />
          <span data-part="title">{title}</span>{" "}
          {title !== event.type && (
            <code data-part="type" dir="ltr">
              {event.type}
            </code>
          )}
        </button>
        {parked && <Badge tone="warn">{messages.setAside}</Badge>}
        {amount && <Money {...amount} />}
        {href !== undefined && <Link href={href}>{linkLabel}</Link>}
      </div>
      <div data-part="detail" id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {parked && (
              <Callout
                tone="warn"
                title={fillPlural({
                  forms: messages.setAsideHelp,
                  count: parked.attempts,
                  locale,
                  values: { code: parked.error_code },
                })}
              >
                {fillText(messages.setAsideNext, { seq: String(event.seq) })}
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
                <Identifier text={event.id} copyLabel={fillText(ui.copyNamed, { name: messages.eventId })} />
              </Fact>
            </DescriptionList>
            <JsonView label={messages.payload} value={event.data} />
          </>
        )}
      </div>
    </li>
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
