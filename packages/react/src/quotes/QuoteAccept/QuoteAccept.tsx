"use client";

import type { Quote } from "@partner-kit/contract";
import { type ReactElement, useId, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import {
  type UseQuoteAcceptanceParameters,
  type UseQuoteAcceptanceReturnType,
  useQuoteAcceptance,
} from "../useQuoteAcceptance.ts";
import { AcceptedOrder } from "./AcceptedOrder.tsx";

export interface QuoteAcceptProps extends UseQuoteAcceptanceParameters {
  /** The quote to show above the button. The service cannot return a quote by ID. */
  readonly quote?: Quote | undefined;
  /** Returns the page of your app for an order. The accepted quote then links to it. */
  readonly getOrderHref?: ((orderId: string) => string | undefined) | undefined;
  readonly className?: string | undefined;
}

/** Accepts a quote and shows what becomes of the order. */
export const QuoteAccept: (props: QuoteAcceptProps) => ReactElement = withBoundary("QuoteAccept", QuoteAcceptView);

function QuoteAcceptView({ className, quote, getOrderHref, ...parameters }: QuoteAcceptProps): ReactElement {
  const acceptance = useQuoteAcceptance(parameters);
  const text = useText(enSession, enQuoteAccept);
  const { quoteAccept: messages } = text;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { quoteId } = parameters;
  const { state, permission } = acceptance;
  const refusal = describeRefusal(permission, text);
  const isAccepting = state.status === "accepting";
  const isOpen = isAccepting || state.status === "ready" || state.status === "uncertain" || state.status === "failed";

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-QuoteAccept", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={titleId}
    >
      <h2 data-part="heading" id={titleId}>
        {messages.title}
      </h2>
      <QuoteFacts quoteId={quoteId} quote={quote?.quote_id === quoteId ? quote : undefined} />
      {/* Stays mounted when empty, so that screen readers announce its content. */}
      <div data-part="progress" aria-live="polite">
        <QuoteProgress acceptance={acceptance} />
        {state.status === "accepted" && (
          <AcceptedOrder
            state={state}
            href={getOrderHref?.(state.acceptance.order_id)}
            onRetry={acceptance.retryOrder}
          />
        )}
      </div>
      {isOpen && (
        <div data-part="action">
          {isLastingRefusal(permission) ? (
            <Callout tone="warn">{refusal}</Callout>
          ) : (
            <p data-part="hint">{messages.consequence}</p>
          )}
          <Button
            {...acceptance.getAcceptButtonProps()}
            variant="primary"
            isBusy={isAccepting}
            disabledReason={refusal}
          >
            {describeButton()}
          </Button>
        </div>
      )}
    </section>
  );

  function describeButton(): string {
    if (isAccepting) return messages.accepting;
    return state.status === "uncertain" ? messages.askAgain : messages.accept;
  }
}

/** The quote as far as the host knows it, and always its ID. */
function QuoteFacts(props: { readonly quoteId: string; readonly quote: Quote | undefined }): ReactElement {
  const { quoteId, quote } = props;
  const { quoteAccept: messages } = useText(enQuoteAccept);
  const { pair_id: pairId, side, amount, amount_quote: total, price, expires_at: expiresAt } = quote ?? {};
  const { data: listing } = useMarkets({ query: { enabled: pairId !== undefined } });
  const pair = pairId === undefined ? undefined : findPair(pairId, listing?.markets);
  const currency = pair?.quote;
  return (
    <DescriptionList>
      {amount !== undefined && (
        <Fact label={side === undefined ? messages.amount : describeSide(side, messages)}>
          <span data-part="amount">
            <FormattedNumber value={amount} /> {pair && <bdi data-part="pair">{pairName(pair)}</bdi>}
          </span>
        </Fact>
      )}
      {price !== undefined && (
        <Fact label={messages.price}>
          <Price value={price} currency={currency} />
        </Fact>
      )}
      {total !== undefined && (
        <Fact label={messages.amountQuote}>
          <Price value={total} currency={currency} />
        </Fact>
      )}
      {typeof expiresAt === "string" && (
        <Fact label={messages.expires} help={messages.expiresHelp}>
          <DateTime timestamp={expiresAt} precision="second" />
        </Fact>
      )}
      <Fact label={messages.quote}>
        <Identifier text={quoteId} copyLabel={messages.copyQuote} />
      </Fact>
    </DescriptionList>
  );
}

/** A price in the pair's quote currency, which is unknown until the markets are loaded. */
function Price({ value, currency }: { readonly value: string; readonly currency: string | undefined }): ReactElement {
  return currency === undefined ? <FormattedNumber value={value} /> : <Money value={value} currency={currency} />;
}

/** An unknown side is shown unchanged. */
function describeSide(side: string, messages: Text["quoteAccept"]): string {
  if (side === "buy") return messages.buy;
  return side === "sell" ? messages.sell : side;
}

/** Explains what happens until the order exists. Empty if all goes well. */
function QuoteProgress(props: { readonly acceptance: UseQuoteAcceptanceReturnType }): ReactElement | null {
  const { acceptance } = props;
  const text = useText(enErrors, enQuoteAccept);
  const { quoteAccept: messages, number, fill } = text;
  const { state, requestFreshQuote } = acceptance;
  const note = describe();
  return note ? <Callout {...note} /> : null;

  function describe(): CalloutProps | undefined {
    switch (state.status) {
      case "accepting": {
        if (state.attempt === 1) return undefined;
        const attempt = number(state.attempt);
        const children = fill(messages.askingAgainHelp, { attempt });
        return { tone: "info", title: messages.askingAgainTitle, children };
      }
      case "uncertain":
        return { tone: "warn", title: messages.uncertainTitle, children: messages.uncertainHelp };
      case "expired": {
        const actions = requestFreshQuote && (
          <Button variant="primary" onClick={requestFreshQuote}>
            {messages.requestFresh}
          </Button>
        );
        return { tone: "warn", title: messages.expiredTitle, children: messages.expiredHelp, actions };
      }
      case "notFound":
        return { tone: "danger", title: messages.notFoundTitle, children: messages.notFoundHelp };
      case "failed": {
        const { title, help } = describeError(state.error, text);
        return { tone: "danger", title, children: help };
      }
      default:
        return undefined;
    }
  }
}
