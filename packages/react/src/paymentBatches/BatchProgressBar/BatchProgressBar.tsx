"use client";

import type { PaymentLineStatus } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { percentOf } from "../../format/percentOf.ts";
import { useText } from "../../locale/useText.ts";
import type { BatchProgress } from "../batchProgress.ts";
import { describeLineStatus } from "../describePaymentBatch.ts";
import { enPaymentBatches } from "../messages.en.ts";

/** How many payments of a batch were accepted, and what became of the others: a bar, and the same in words. */
export function BatchProgressBar({ progress }: { readonly progress: BatchProgress }): ReactElement {
  const text = useText(enPaymentBatches);
  const { paymentBatches: messages, fill, number } = text;
  const { total, accepted, counts } = progress;
  const parts = shown
    .map(({ status, part }) => ({ status, part, count: counts[status] ?? 0 }))
    .filter(({ count, part }) => part === "accepted" || count > 0);
  return (
    <div className="pk-BatchProgressBar">
      <svg data-part="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ status, part, count }, index) => (
          <rect
            key={status}
            data-part={part}
            x={percentOf(String(sumBefore(index)), String(total)) ?? "0"}
            width={percentOf(String(count), String(total)) ?? "0"}
            height="1"
          />
        ))}
      </svg>
      <ul data-part="figures">
        {parts.map(({ status, part, count }) => (
          <li key={status} data-part={part}>
            {part === "accepted"
              ? fill(messages.accepted, { count: number(accepted), total: number(total) })
              : fill(messages.stateCount, { state: describeLineStatus({ status }, text).label, count: number(count) })}
          </li>
        ))}
      </ul>
    </div>
  );

  function sumBefore(index: number): number {
    return parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  }
}

/** The payments that are neither queued nor on their way, the worst first after the accepted ones. */
const shown: readonly { readonly status: PaymentLineStatus; readonly part: string }[] = [
  { status: "submitted", part: "accepted" },
  { status: "outcome_unknown", part: "unknown" },
  { status: "failed", part: "failed" },
  { status: "rejected", part: "failed" },
  { status: "expired", part: "cancelled" },
  { status: "cancelled", part: "cancelled" },
  { status: "pending_approval", part: "approval" },
];
