"use client";

import { type ReactElement, type Ref, useEffect, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { formatPercent } from "../../format/formatPercent.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { pairName } from "../../markets/tickerPairs.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enQuoteTicket } from "../messages.en.ts";
import { QuoteAcceptSection } from "../QuoteAccept/QuoteAcceptSection.tsx";
import { type UseQuoteTicketParameters, type UseQuoteTicketReturnType, useQuoteTicket } from "../useQuoteTicket.ts";
import type { TicketQuote } from "../useReceivedQuote.ts";
import { type QuoteTicketActions, QuoteTicketForm } from "./QuoteTicketForm.tsx";
import { TicketShortage } from "./TicketShortage.tsx";

export interface QuoteTicketProps extends UseQuoteTicketParameters, HeadingOptions {
  /** Leaves the fixed market's name to screen readers, for a page whose title is that name. Default false. */
  readonly isMarketHidden?: boolean | undefined;
  /** Moves the focus to the amount when the component mounts. Default false. */
  readonly shouldFocus?: boolean | undefined;
  /** Receives the actions of the form, for a button elsewhere on the page. */
  readonly actionsRef?: Ref<QuoteTicketActions> | undefined;
  /** Returns the page of your app for an order. The accepted quote then links to it. */
  readonly getOrderHref?: ((orderId: string) => string | undefined) | undefined;
  readonly className?: string | undefined;
}

/** Requests a quote and accepts it. */
export const QuoteTicket: (props: QuoteTicketProps) => ReactElement = withBoundary("QuoteTicket", QuoteTicketView);

function QuoteTicketView(props: QuoteTicketProps): ReactElement {
  const { shouldFocus = false, className, actionsRef, getOrderHref, isMarketHidden = false, ...others } = props;
  const { headingLevel, title, isTitleHidden, ...parameters } = others;
  const [requestedId, setRequestedId] = useState<string>();
  const ticket = useQuoteTicket({
    ...parameters,
    onQuote: (quote) => {
      setRequestedId(quote.quote_id);
      parameters.onQuote?.(quote);
    },
  });
  const { quoteTicket: messages, fill } = useText(enQuoteTicket);
  const { heading, labelProps } = useHeading({ headingLevel, title, isTitleHidden }, messages.title);
  const { pair, pairStatus, received } = ticket;
  return (
    <section
      className={["pk-root pk-QuoteTicket", className].filter(Boolean).join(" ")}
      data-status={pairStatus}
      {...labelProps}
    >
      {heading}
      {!ticket.canChoosePair && pair && (
        <p data-part="market" data-hidden={isMarketHidden || undefined}>
          {isMarketHidden ? <VisuallyHidden>{pairName(pair)}</VisuallyHidden> : <bdi>{pairName(pair)}</bdi>}
        </p>
      )}
      {pairStatus === "unknown" && !ticket.canChoosePair ? (
        <Callout tone="warn" title={messages.unknownTitle}>
          {fill(messages.unknownHelp, { pair: pair?.pairId ?? "" })}
        </Callout>
      ) : (
        <QuoteTicketForm ticket={ticket} shouldFocus={shouldFocus} actionsRef={actionsRef} />
      )}
      {received && (
        <ReceivedQuote
          ticket={ticket}
          received={received}
          shouldFocus={requestedId === received.quote.quote_id}
          getOrderHref={getOrderHref}
          headingLevel={headingLevel}
        />
      )}
      <AssumptionNote of={["listMarkets", "createQuote"]} />
    </section>
  );
}

interface ReceivedQuoteProps extends Pick<QuoteTicketProps, "getOrderHref" | "headingLevel"> {
  readonly ticket: UseQuoteTicketReturnType;
  readonly received: TicketQuote;
  /** Whether the user requested the quote here, so that the focus moves to it. */
  readonly shouldFocus: boolean;
}

function ReceivedQuote(props: ReceivedQuoteProps): ReactElement {
  const { ticket, received, shouldFocus, getOrderHref, headingLevel } = props;
  const { quoteTicket: messages } = useText(enQuoteTicket);
  const { quote, receivedAt, isUnconfirmed, priceMove } = received;
  const { quote_id: quoteId } = quote;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shouldFocus && quoteId) root.current?.focus();
  }, [shouldFocus, quoteId]);
  return (
    <QuoteAcceptSection
      elementRef={root}
      acceptance={ticket.acceptance}
      quoteId={quoteId}
      quote={quote}
      receivedAt={receivedAt}
      isUnconfirmed={isUnconfirmed}
      getOrderHref={getOrderHref}
      headingLevel={headingLevel}
      disabledReason={describeDisabled()}
      notes={
        <>
          <PriceNote ticket={ticket} received={received} />
          <TicketShortage ticket={ticket} />
        </>
      }
    />
  );

  function describeDisabled(): string | undefined {
    if (ticket.sending.status === "sending") return messages.waitForQuote;
    return priceMove && messages.agreeFirst;
  }
}

/** Asks the user to agree to a price that moved. */
function PriceNote({ ticket, received }: Pick<ReceivedQuoteProps, "ticket" | "received">): ReactElement | null {
  const { quoteTicket: messages, fill, locale } = useText(enQuoteTicket);
  const { priceMove: move } = received;
  if (!move) return null;
  const currency = ticket.pair?.quote ?? "";
  const write = (value: string) => writeMoney({ value, currency, locale });
  const title = move.direction === "up" ? messages.priceUp : messages.priceDown;
  return (
    <Callout
      tone="warn"
      title={fill(title, { percent: formatPercent({ value: move.percent, locale, sign: "auto" }) })}
      actions={<Button onClick={ticket.agreeToPrice}>{messages.agree}</Button>}
    >
      {fill(messages.priceHelp, { from: write(move.from), to: write(move.to) })}
    </Callout>
  );
}
