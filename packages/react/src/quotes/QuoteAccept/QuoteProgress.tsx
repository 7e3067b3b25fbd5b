"use client";

import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import type { UseQuoteAcceptanceReturnType } from "../useQuoteAcceptance.ts";

/** Explains what happens until the order exists. Empty if all goes well. */
export function QuoteProgress(props: { readonly acceptance: UseQuoteAcceptanceReturnType }): ReactElement | null {
  const { acceptance } = props;
  const { locale } = useLocale();
  const text = useText(enErrors, enQuoteAccept);
  const { quoteAccept: messages } = text;
  const { state, requestFreshQuote } = acceptance;
  switch (state.status) {
    case "accepting": {
      const attempt = numberFormat(locale, {}).format(state.attempt);
      return state.attempt === 1 ? null : (
        <Callout tone="info" title={messages.askingAgainTitle}>
          {fillText(messages.askingAgainHelp, { attempt })}
        </Callout>
      );
    }
    case "uncertain":
      return (
        <Callout tone="warn" title={messages.uncertainTitle}>
          {messages.uncertainHelp}
        </Callout>
      );
    case "expired":
      return (
        <Callout
          tone="warn"
          title={messages.expiredTitle}
          actions={
            requestFreshQuote && (
              <Button variant="primary" onClick={requestFreshQuote}>
                {messages.requestFresh}
              </Button>
            )
          }
        >
          {messages.expiredHelp}
        </Callout>
      );
    case "notFound":
      return (
        <Callout tone="danger" title={messages.notFoundTitle}>
          {messages.notFoundHelp}
        </Callout>
      );
    case "failed": {
      const { title, help } = describeError(state.error, text);
      return (
        <Callout tone="danger" title={title}>
          {help}
        </Callout>
      );
    }
    default:
      return null;
  }
}
