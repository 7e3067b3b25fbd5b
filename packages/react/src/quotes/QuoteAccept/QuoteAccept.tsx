"use client";

import type { Quote } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import type { HeadingOptions } from "../../ui/Heading/useHeading.tsx";
import { type UseQuoteAcceptanceParameters, useQuoteAcceptance } from "../useQuoteAcceptance.ts";
import { QuoteAcceptSection } from "./QuoteAcceptSection.tsx";

export interface QuoteAcceptProps extends Omit<UseQuoteAcceptanceParameters, "quoteId">, HeadingOptions {
  readonly quoteId: string;
  /** The quote to show above the button. The service cannot return a quote by ID. */
  readonly quote?: Quote | undefined;
  /** Returns the page of your app for an order. The accepted quote then links to it. */
  readonly getOrderHref?: ((orderId: string) => string | undefined) | undefined;
  readonly className?: string | undefined;
}

/** Accepts a quote and shows what becomes of the order. */
export const QuoteAccept: (props: QuoteAcceptProps) => ReactElement = withBoundary("QuoteAccept", QuoteAcceptView);

function QuoteAcceptView(props: QuoteAcceptProps): ReactElement {
  const { className, quote, getOrderHref, headingLevel, title, isTitleHidden, ...parameters } = props;
  const acceptance = useQuoteAcceptance(parameters);
  const { quoteId } = parameters;
  return (
    <QuoteAcceptSection
      headingLevel={headingLevel}
      title={title}
      isTitleHidden={isTitleHidden}
      className={["pk-root", className].filter(Boolean).join(" ")}
      acceptance={acceptance}
      quoteId={quoteId}
      quote={quote?.quote_id === quoteId ? quote : undefined}
      getOrderHref={getOrderHref}
      canReplace
      notes={<AssumptionNote of={["createQuote", "getOrder"]} />}
    />
  );
}
