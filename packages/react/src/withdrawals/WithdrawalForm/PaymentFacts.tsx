"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import type { ReviewedPayment } from "../withdrawalDrafts.ts";
import { PaymentTarget } from "./PaymentTarget.tsx";

/** A payment: whom, how much, and what it costs according to the quote. */
export function PaymentFacts({ payment }: { readonly payment: ReviewedPayment }): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const { recipient, currency, quote } = payment;
  const { amount = payment.amount, fee, total } = quote;
  return (
    <div data-part="payment">
      <div data-part="summary">
        <span data-part="caption">{messages.youSend}</span>
        <Money value={amount} currency={currency} size="large" />
        <span data-part="to">{recipient.label || recipient.account_name}</span>
      </div>
      <PaymentTarget recipient={recipient} />
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
