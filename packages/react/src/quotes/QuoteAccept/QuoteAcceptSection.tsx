"use client";

import type { Quote } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useIsPast } from "../../locale/useClock.ts";
import { useQuoteEnd } from "../../locale/useQuoteEnd.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Countdown } from "../../ui/Countdown/Countdown.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import type { UseQuoteAcceptanceReturnType } from "../useQuoteAcceptance.ts";
import { AcceptedOrder } from "./AcceptedOrder.tsx";
import { QuoteFacts } from "./QuoteFacts.tsx";
import { QuoteProgress } from "./QuoteProgress.tsx";

export interface QuoteAcceptSectionProps extends HeadingOptions {
  readonly acceptance: UseQuoteAcceptanceReturnType;
  readonly quoteId: string;
  readonly quote: Quote | undefined;
  /** When the quote arrived, by the page's clock. Default: not known. */
  readonly receivedAt?: number | undefined;
  /** Whether an order may exist, because an earlier attempt got no response. Default false. */
  readonly isUnconfirmed?: boolean | undefined;
  /** Above the button, while the quote can be accepted. */
  readonly notes?: ReactNode;
  /** Offers a new quote beside the button, for a page without another way to request one. Default false. */
  readonly canReplace?: boolean | undefined;
  /** Why the quote cannot be accepted yet. */
  readonly disabledReason?: string | undefined;
  /** Returns the page of your app for an order. The accepted quote then links to it. */
  readonly getOrderHref?: ((orderId: string) => string | undefined) | undefined;
  readonly className?: string | undefined;
  readonly elementRef?: Ref<HTMLElement> | undefined;
}

/** A quote, the button that accepts it, and the outcome. */
export function QuoteAcceptSection(props: QuoteAcceptSectionProps): ReactElement {
  const {
    acceptance,
    quoteId,
    quote,
    receivedAt,
    isUnconfirmed = false,
    notes,
    canReplace = false,
    disabledReason,
    className,
    elementRef,
  } = props;
  const text = useText(enSession, enQuoteAccept);
  const { quoteAccept: messages } = text;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(elementRef, () => root.current);
  const { state, permission, requestFreshQuote } = acceptance;
  const isAccepted = state.status === "accepted";
  const { heading, labelProps } = useHeading(props, isAccepted ? messages.acceptedHeading : messages.title);
  const refusal = describeRefusal(permission, text);
  const isAccepting = state.status === "accepting";
  const isIdle = state.status === "ready" || state.status === "failed";
  const isUncertain = state.status === "uncertain" || (isUnconfirmed && isIdle);
  // No order can exist yet.
  const isOpen = isIdle && !isUnconfirmed;
  const heldUntil = useQuoteEnd({ expiresAt: quote?.expires_at, receivedAt });
  const isOver = useIsPast(heldUntil) && isOpen && requestFreshQuote !== undefined;
  const canAccept = !isOver && (isOpen || isAccepting || isUncertain);

  const countdown = isOpen && heldUntil !== undefined && (
    <Countdown
      key={quoteId}
      since={receivedAt}
      until={heldUntil}
      text={messages.heldFor}
      endedText={messages.heldEnded}
    />
  );

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-QuoteAccept", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
    >
      {heading}
      <QuoteFacts quoteId={quoteId} quote={quote} />
      {/* Stays mounted when empty, so that screen readers announce its content. */}
      <div data-part="progress" aria-live="polite">
        <QuoteProgress acceptance={acceptance} isUncertain={isUncertain} />
        {state.status === "accepted" && (
          <AcceptedOrder
            state={state}
            href={props.getOrderHref?.(state.acceptance.order_id)}
            onRetry={acceptance.retryOrder}
          />
        )}
        {isOpen && !isOver && notes}
      </div>
      {isOver && (
        <div data-part="action">
          <p data-part="hint">{messages.expiredHelp}</p>
          <div data-part="confirm">
            {countdown}
            <Button variant="primary" onClick={requestFreshQuote}>
              {messages.requestFresh}
            </Button>
          </div>
        </div>
      )}
      {canAccept && (
        <div data-part="action">
          {isLastingRefusal(permission) ? (
            <Callout tone="refused">{refusal}</Callout>
          ) : (
            !isUncertain && <p data-part="hint">{messages.consequence}</p>
          )}
          <div data-part="confirm">
            {countdown}
            {canReplace && isOpen && requestFreshQuote && (
              <Button onClick={requestFreshQuote}>{messages.requestFresh}</Button>
            )}
            <Button
              {...acceptance.getAcceptButtonProps()}
              variant="primary"
              isBusy={isAccepting}
              disabledReason={refusal ?? disabledReason}
            >
              {describeButton()}
            </Button>
          </div>
        </div>
      )}
    </section>
  );

  function describeButton(): string {
    if (isAccepting) return messages.accepting;
    return isUncertain ? messages.askAgain : messages.accept;
  }
}
