"use client";

import type { ReactElement } from "react";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enWebhookRetries } from "../messages.en.ts";
import { webhookRetries } from "../webhookRetries.ts";

/** Explains which responses the service retries, and when. */
export function RetryExplainer(): ReactElement {
  const { locale } = useLocale();
  const { webhookRetries: messages } = useText(enWebhookRetries);
  const { responseTimeoutSeconds, delaysSeconds, retryAfterMaxSeconds, retriedStatuses } = webhookRetries;
  const seconds = write(responseTimeoutSeconds);
  const retried = fillText(messages.retriedOutcome, {
    count: write(delaysSeconds.length),
    delays: new Intl.ListFormat(locale).format(delaysSeconds.map(writeDuration)),
  });
  return (
    <details data-part="retries">
      <summary>{messages.title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.answer}</th>
            <th scope="col">{messages.outcome}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{fillText(messages.success, { seconds })}</th>
            <td>{messages.successOutcome}</td>
          </tr>
          <tr>
            <th scope="row">{fillText(messages.noAnswer, { seconds })}</th>
            <td>{retried}</td>
          </tr>
          <tr>
            <th scope="row">
              {new Intl.ListFormat(locale).format([...retriedStatuses.map(String), messages.fiveHundred])}
            </th>
            <td>{retried}</td>
          </tr>
          <tr>
            <th scope="row">{messages.final}</th>
            <td>{messages.finalOutcome}</td>
          </tr>
        </tbody>
      </table>
      <p>{fillText(messages.retryAfter, { minutes: write(retryAfterMaxSeconds / 60) })}</p>
      <p>{messages.duplicates}</p>
    </details>
  );

  function write(value: number): string {
    return numberFormat(locale, {}).format(value);
  }

  function writeDuration(value: number): string {
    const isShort = value < 60;
    const unit = isShort ? "second" : "minute";
    return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(isShort ? value : value / 60);
  }
}
