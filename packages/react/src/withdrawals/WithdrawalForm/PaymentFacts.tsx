"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import { nameOf, type ReviewedPayment } from "../withdrawalDrafts.ts";
import { PaymentTarget } from "./PaymentTarget.tsx";

export interface PaymentFactsProps {
  readonly payment: ReviewedPayment;
  /** The label of the amount: `youSend` before it is sent. */
  readonly caption: "youSend" | "youSent" | "youRequested";
}

/** A payment: whom, how much, and what it costs according to the quote. */
export function PaymentFacts({ payment, caption }: PaymentFactsProps): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const { recipient, currency, quote } = payment;
  const { amount = payment.amount, fee, total } = quote;
  return (
    <div data-part="payment">
      <div data-part="summary">
        <span data-part="caption">{messages[caption]}</span>
        <Money value={amount} currency={currency} size="large" />
        <bdi data-part="to">{nameOf(payment)}</bdi>
      </div>
      {recipient && <PaymentTarget recipient={recipient} />}
      <DescriptionList>
        <Fact label={messages.amount}>
          <Money value={amount} currency={currency} />
        </Fact>
        <Fact label={messages.fee} tone={fee === undefined ? "muted" : undefined}>
          {fee === undefined ? messages.notReported : <Money value={fee} currency={currency} />}
        </Fact>
        <Fact label={messages.total} tone={total === undefined ? "muted" : undefined}>
          {total === undefined ? (
            messages.notReported
          ) : (
            <strong>
              <Money value={total} currency={currency} />
            </strong>
          )}
        </Fact>
      </DescriptionList>
    </div>
  );
}
