"use client";

import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { describeOutcome } from "../../orders/describeOutcome.ts";
import { enOrders } from "../../orders/messages.en.ts";
import { OrderStatusBadge } from "../../orders/OrderStatusBadge.tsx";
import type { OrderOutcome } from "../../orders/useOrderOutcome.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { describeStatusBy, statusTones } from "../../ui/Badge/statuses.ts";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FillBar } from "../../ui/FillBar/FillBar.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import type { QuoteAcceptanceState } from "../useQuoteAcceptance.ts";

export interface AcceptedOrderProps {
  readonly state: Extract<QuoteAcceptanceState, { status: "accepted" }>;
  /** Link to the order's page. */
  readonly href: string | undefined;
  readonly onRetry: () => void;
}

/** The order of an accepted quote and how much of it was filled. */
export function AcceptedOrder({ state, href, onRetry }: AcceptedOrderProps): ReactElement {
  const { acceptance, order: outcome } = state;
  const text = useText(enQuoteAccept, enOrders);
  const { quoteAccept: messages } = text;
  const { order_id: orderId, accepted_at: acceptedAt } = acceptance;
  const order = outcome.status === "ready" ? outcome.order : undefined;
  const { data: listing } = useMarkets({ query: { enabled: order?.pair_id !== undefined } });
  const unit = findPair(order?.pair_id ?? "", listing?.markets).base;
  const tone = toneOf(outcome);
  // A note below the facts reports the failed read.
  const sentence = outcome.status === "error" ? undefined : (describePart() ?? describeOutcome(outcome, text));
  return (
    <>
      {tone === "danger" ? (
        <Callout tone={tone} title={sentence} />
      ) : (
        <Callout tone={tone} title={messages.acceptedTitle}>
          {sentence}
        </Callout>
      )}
      <DescriptionList>
        <Fact label={messages.order}>
          <Identifier text={orderId} copyLabel={messages.copyOrder} />
        </Fact>
        <Fact label={messages.acceptedAt}>
          <DateTime timestamp={acceptedAt} precision="second" />
        </Fact>
        <Fact label={messages.status}>
          {outcome.status === "ready" ? (
            <OrderStatusBadge fill={outcome.fill} status={outcome.order.status} />
          ) : (
            <AcceptanceStatus status={acceptance.status} />
          )}
        </Fact>
        {order?.filled_amount !== undefined && order.amount !== undefined && (
          <Fact label={messages.filled}>
            <Filled filled={order.filled_amount} amount={order.amount} unit={unit} />
          </Fact>
        )}
      </DescriptionList>
      {outcome.status === "ready" && (
        <FillBar
          amount={outcome.order.amount}
          filled={outcome.order.filled_amount}
          cancelled={outcome.order.cancelled_amount}
          fill={outcome.fill}
        />
      )}
      {href !== undefined && (
        <div data-part="link">
          <Link href={href}>{text.orders.open}</Link>
        </div>
      )}
      {outcome.status === "error" && (
        <Callout
          tone="warn"
          title={messages.orderErrorTitle}
          actions={<RetryButton isRetrying={outcome.isRetrying} onClick={onRetry} />}
        >
          {messages.orderErrorHelp}
        </Callout>
      )}
    </>
  );

  /** An order that ended partly filled, with its amounts. */
  function describePart(): string | undefined {
    if (outcome.status !== "ready" || outcome.fill !== "partly_filled") return undefined;
    const { filled_amount: filled, cancelled_amount: cancelled } = outcome.order;
    if (filled === undefined || cancelled === undefined) return undefined;
    const write = (value: string) =>
      [formatDecimal({ value, locale: text.locale }), unit].filter(Boolean).join("\u00a0");
    return text.fill(messages.partlyFilledOf, { filled: write(filled), cancelled: write(cancelled) });
  }
}

interface FilledProps {
  readonly filled: string;
  readonly amount: string;
  /** The base currency, if it is known. */
  readonly unit: string | undefined;
}

function Filled({ filled, amount, unit }: FilledProps): ReactElement {
  const { quoteAccept: messages } = useText(enQuoteAccept);
  const [before = "", between = "", after = ""] = messages.filledOf.split(/\{filled\}|\{amount\}/);
  return (
    <>
      {before}
      <FormattedNumber value={filled} />
      {between}
      {unit === undefined ? <FormattedNumber value={amount} /> : <Money value={amount} currency={unit} />}
      {after}
    </>
  );
}

/** The status of the acceptance, until the order is read. */
function AcceptanceStatus({ status }: { readonly status: string }): ReactElement {
  const { quoteAccept: messages } = useText(enQuoteAccept);
  const { label, tone } = describeStatusBy({ status, known: acceptances, messages, tones: statusTones.quoteAccept });
  return <Badge tone={tone}>{label}</Badge>;
}

/** Likely values: the service document does not show them. */
const acceptances = { accepted: "statusAccepted" } as const;

/** The acceptance succeeded in each case, but the order may have failed. */
function toneOf(outcome: OrderOutcome): CalloutProps["tone"] {
  if (outcome.status !== "ready") return "success";
  switch (outcome.fill) {
    case "partly_filled":
    case "cancelled":
      return "warn";
    case "rejected":
      return "danger";
    case "unknown":
      return "info";
    default:
      return "success";
  }
}
