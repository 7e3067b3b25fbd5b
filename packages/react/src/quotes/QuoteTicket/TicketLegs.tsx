"use client";

import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept, enQuoteTicket } from "../messages.en.ts";
import type { UseQuoteTicketReturnType } from "../useQuoteTicket.ts";
import type { TicketBalance } from "../useTicketMarket.ts";

/**
 * The amounts that a request pays and receives at the current price, with the balance of the received currency, if it is reported.
 * The form shows the one that pays above.
 */
export function TicketLegs({ ticket }: { readonly ticket: UseQuoteTicketReturnType }): ReactElement | null {
  const { quoteAccept, quoteTicket: messages, fill, locale } = useText(enQuoteAccept, enQuoteTicket);
  const { balances, estimate, values, isMoreThanAvailable } = ticket;
  const paid = balances.find(({ isPaid }) => isPaid);
  const received = balances.find(({ isPaid }) => !isPaid);
  if (!paid || !received) return null;
  const isBuying = values.side === "buy";
  return (
    <dl data-part="legs">
      {renderLeg(paid, quoteAccept.pay, isBuying ? estimate.total : estimate.base, isBuying)}
      {renderLeg(received, quoteAccept.receive, isBuying ? estimate.base : estimate.total, !isBuying)}
    </dl>
  );

  function renderLeg(
    { currency, available, isPaid }: TicketBalance,
    label: string,
    amount: string | undefined,
    isEstimate: boolean,
  ): ReactElement {
    return (
      <div data-leg={isPaid ? "pay" : "receive"} data-short={(isPaid && isMoreThanAvailable) || undefined}>
        <dt>{label}</dt>
        <dd data-part="amount">
          {amount === undefined ? (
            <span className="pk-Money">
              <span dir="ltr">
                – <span data-part="currency">{currency}</span>
              </span>
            </span>
          ) : (
            <Money value={amount} currency={currency} isEstimate={isEstimate} />
          )}
        </dd>
        {!isPaid && available !== undefined && <dd data-part="balance">{describeBalance(currency, available)}</dd>}
      </div>
    );
  }

  function describeBalance(currency: string, available: string): string {
    return fill(messages.balance, { amount: writeMoney({ value: available, currency, locale }) });
  }
}
