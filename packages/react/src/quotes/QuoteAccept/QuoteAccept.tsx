"use client";

import type { Quote } from "@partner-kit/contract";
import { type ReactElement, useId, useRef } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enQuoteAccept } from "../messages.en.ts";
import { type UseQuoteAcceptanceParameters, useQuoteAcceptance } from "../useQuoteAcceptance.ts";
import { AcceptedOrder } from "./AcceptedOrder.tsx";
import { QuoteFacts } from "./QuoteFacts.tsx";
import { QuoteProgress } from "./QuoteProgress.tsx";

export interface QuoteAcceptProps extends UseQuoteAcceptanceParameters {
  /** The quote to show above the button. The service cannot return a quote by ID. */
  readonly quote?: Quote | undefined;
  readonly className?: string | undefined;
}

/** Accepts a quote and shows what becomes of the order. */
export function QuoteAccept({ className, ...props }: QuoteAcceptProps): ReactElement {
  return (
    <ComponentBoundary component="QuoteAccept">
      <QuoteAcceptView className={className} {...props} />
    </ComponentBoundary>
  );
}

function QuoteAcceptView({ className, quote, ...parameters }: QuoteAcceptProps): ReactElement {
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
        {state.status === "accepted" && <AcceptedOrder state={state} onRetry={acceptance.retryOrder} />}
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
