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
  const written = fill(messages.accepted, { count: number(accepted), total: number(total) });
  const parts = [
    { id: "accepted", count: accepted, text: written },
    { id: "unknown", count: unknown, text: plural(messages.unknown, unknown) },
    { id: "notPaid", count: notPaid, text: plural(messages.notPaid, notPaid) },
    { id: "approval", count: waitingForApproval, text: plural(messages.approval, waitingForApproval) },
  ].filter(({ id, count }) => id === "accepted" || count > 0);
  return (
    <div className="pk-BatchProgressBar">
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
      <ul data-part="figures">
        {parts.map(({ id, text }) => (
          <li key={id} data-part={id}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );

  function sumBefore(index: number): number {
    return parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  }
}
