"use client";

import type { ReactElement } from "react";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enQuoteTicket } from "../messages.en.ts";
import type { UseQuoteTicketReturnType } from "../useQuoteTicket.ts";

/** Warns that a trade costs more than the reported balance. The service decides. */
export function TicketShortage({ ticket }: { readonly ticket: UseQuoteTicketReturnType }): ReactElement | null {
  const { quoteTicket: messages, fill, locale } = useText(enQuoteTicket);
  const paid = ticket.balances.find(({ isPaid }) => isPaid);
  if (!ticket.isMoreThanAvailable || paid?.available === undefined) return null;
  // An open quote stays as it is. Only a request can be smaller.
  const all = ticket.received ? undefined : ticket.presets.find(({ percent }) => percent === 100);
  const available = writeMoney({ value: paid.available, currency: paid.currency, locale });
  return (
    <Callout
      tone="warn"
      title={messages.moreTitle}
      actions={all && <Button onClick={() => ticket.applyPreset(all)}>{messages.useAll}</Button>}
    >
      {fill(messages.moreHelp, { available })}
    </Callout>
  );
}
