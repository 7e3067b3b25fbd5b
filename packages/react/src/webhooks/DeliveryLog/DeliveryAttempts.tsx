"use client";

import type { ReactElement } from "react";
import { formatDuration } from "../../format/formatDuration.ts";
import { useText } from "../../locale/useText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Countdown } from "../../ui/Countdown/Countdown.tsx";
import { Timeline, type TimelineEntry } from "../../ui/Timeline/Timeline.tsx";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { DeliveryAdvice } from "../DeliveryStrip/DeliveryAdvice.tsx";
import { deliveryFailureKind } from "../deliveryAdvice.ts";
import { type DeliveryAttempt, deliveryAttempts } from "../deliveryAttempts.ts";
import { deliveryOutcome } from "../deliveryOutcome.ts";
import { enWebhookAdvice } from "../messages.en.ts";
import { enDeliveryLog } from "./messages.en.ts";

/** The attempts of a delivery with the next one counting down, and how to fix a failed one. */
export function DeliveryAttempts({ entry }: { readonly entry: DeliveryEntry }): ReactElement | null {
  const {
    deliveryLog: messages,
    webhookAdvice: advice,
    locale,
    fill,
    number,
  } = useText(enDeliveryLog, enWebhookAdvice);
  const attempts = deliveryAttempts(entry);
  const outcome = deliveryOutcome(entry);
  const { lastResponse, changedAt } = entry;
  const hasFailed = outcome === "failed" || outcome === "retrying";
  const response = lastResponse ?? "no_response";
  if (attempts.length === 0) return null;

  return (
    <>
      {hasFailed && lastResponse !== undefined && deliveryFailureKind(response) && (
        <Callout
          tone={outcome === "failed" ? "danger" : "warn"}
          title={lastResponse === null ? advice.noResponse : fill(advice.responded, { status: String(lastResponse) })}
        >
          <DeliveryAdvice lastResponse={lastResponse} /> {outcome === "failed" && advice.lost}
        </Callout>
      )}
      <section className="pk-DeliveryRecord" aria-label={messages.attemptList}>
        <p data-part="title">{messages.attemptList}</p>
        <Timeline label={messages.attemptList} entries={attempts.map(toEntry)} />
        {/* A single attempt has its time, and nothing follows. */}
        {attempts.length > 1 && <p data-part="help">{messages.attemptsHelp}</p>}
      </section>
    </>
  );

  function toEntry(attempt: DeliveryAttempt): TimelineEntry {
    const { kind } = attempt;
    const values = { number: number(attempt.number), previous: number(attempt.number - 1) };
    const common = { key: String(attempt.number), title: fill(messages[`attempt_${kind}`], values) };
    switch (kind) {
      case "next":
        return {
          ...common,
          tone: "neutral",
          isAhead: true,
          timestamp: new Date(attempt.at).toISOString(),
          detail: <Countdown since={changedAt} until={attempt.at} text={messages.dueIn} endedText={messages.due} />,
        };
      case "possible":
        return {
          ...common,
          tone: "neutral",
          isAhead: true,
          timestamp: undefined,
          detail: fill(messages.about, { delay: formatDuration({ seconds: attempt.delaySeconds, locale }) }),
        };
      default:
        return {
          ...common,
          tone: kind === "delivered" ? "success" : "danger",
          timestamp: attempt.at === undefined ? undefined : new Date(attempt.at).toISOString(),
          detail: attempt.at === undefined ? messages.timeNotReported : undefined,
        };
    }
  }
}
