"use client";

import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import type { UseQuoteAcceptanceReturnType } from "../useQuoteAcceptance.ts";

export interface QuoteProgressProps {
  readonly acceptance: UseQuoteAcceptanceReturnType;
  /** Whether an earlier attempt may have created an order. */
  readonly isUncertain: boolean;
}

/** Explains what happens until the order exists. Empty if all goes well. */
export function QuoteProgress({ acceptance, isUncertain }: QuoteProgressProps): ReactElement | null {
  const text = useText(enErrors, enQuoteAccept);
  const { quoteAccept: messages, number, fill } = text;
  const { state, requestFreshQuote } = acceptance;
  const note = describe();
  return note ? <Callout {...note} /> : null;

  function describe(): CalloutProps | undefined {
    if (isUncertain) return { tone: "warn", title: messages.uncertainTitle, children: messages.uncertainHelp };
    switch (state.status) {
      case "accepting": {
        if (state.attempt === 1) return undefined;
        const attempt = number(state.attempt);
        const children = fill(messages.askingAgainHelp, { attempt });
        return { tone: "info", title: messages.askingAgainTitle, children };
      }
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
