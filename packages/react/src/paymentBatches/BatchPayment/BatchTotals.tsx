"use client";

import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import type { BatchTotal } from "../BatchPaymentState.ts";
import { enBatchPayment } from "../messages.en.ts";

export interface BatchTotalsProps {
  readonly totals: readonly BatchTotal[];
  /** Whether wrong lines are missing in them. Default false. */
  readonly isPart?: boolean | undefined;
}

/** The total of each currency, beside the withdrawable amount. */
export function BatchTotals({ totals, isPart = false }: BatchTotalsProps): ReactElement | null {
  const { batchPayment: messages, fill, plural, locale } = useText(enBatchPayment);
  if (totals.length === 0) return null;
  return (
    <ul data-part="totals" aria-label={messages.totals}>
      {totals.map((total) => (
        <li key={total.currency} data-part="total" data-over={total.isTooMuch || undefined}>
          <Money value={total.amount} currency={total.currency} size="large" />
          <span data-part="count">{plural(isPart ? messages.paymentsReady : messages.paymentCount, total.count)}</span>
          <span data-part="cover">
            {total.isTooMuch && <Icon name="warning" />}
            <span>{describeCover(total)}</span>
          </span>
        </li>
      ))}
    </ul>
  );

  function describeCover({ withdrawable, isTooMuch, currency }: BatchTotal): string | undefined {
    switch (withdrawable?.kind) {
      case "known": {
        const amount = writeMoney({ value: withdrawable.amount, currency, locale });
        return fill(isTooMuch ? messages.tooMuch : messages.withdrawable, { amount });
      }
      case "unavailable":
        return messages.withdrawableUnavailable;
      case "notGiven":
        return messages.withdrawableNotGiven;
      case undefined:
        return undefined;
    }
  }
}
