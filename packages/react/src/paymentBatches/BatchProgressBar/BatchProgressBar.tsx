"use client";

import type { ReactElement } from "react";
import { percentOf } from "../../format/percentOf.ts";
import { useText } from "../../locale/useText.ts";
import type { BatchProgress } from "../batchProgress.ts";
import { enPaymentBatches } from "../messages.en.ts";

/** How many payments of a batch were accepted, and what became of the others: a bar, and the same in words. */
export function BatchProgressBar({ progress }: { readonly progress: BatchProgress }): ReactElement {
  const { paymentBatches: messages, plural, fill, number } = useText(enPaymentBatches);
  const { total, accepted, waitingForApproval, notPaid, unknown } = progress;
  const parts = [
    { id: "accepted", count: accepted },
    { id: "unknown", count: unknown },
    { id: "notPaid", count: notPaid },
    { id: "approval", count: waitingForApproval },
  ];
  const texts = [
    fill(messages.accepted, { count: number(accepted), total: number(total) }),
    unknown > 0 && plural(messages.unknown, unknown),
    notPaid > 0 && plural(messages.notPaid, notPaid),
    waitingForApproval > 0 && plural(messages.approval, waitingForApproval),
  ].filter((text) => text !== false);
  return (
    <span className="pk-BatchProgressBar">
      <svg data-part="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ id, count }, index) => (
          <rect
            key={id}
            data-part={id}
            x={percentOf(String(sumBefore(index)), String(total)) ?? "0"}
            width={percentOf(String(count), String(total)) ?? "0"}
            height="1"
          />
        ))}
      </svg>
      <span data-part="figures">{texts.join(" · ")}</span>
    </span>
  );

  function sumBefore(index: number): number {
    return parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  }
}
