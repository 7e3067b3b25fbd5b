"use client";

import type { ReactElement } from "react";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { isRecentlyChanged } from "../../recipients/isRecentlyChanged.ts";
import { nameOf } from "../../recipients/nameOf.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import type { BatchPaymentLine } from "../checkPayments.ts";
import { enBatchPayment } from "../messages.en.ts";

/** Warns of repeated payments, and of account details that changed recently. */
export function ReviewNotes({ payments }: { readonly payments: readonly BatchPaymentLine[] }): ReactElement {
  const { batchPayment: messages, plural, fill, join } = useText(enBatchPayment);
  const repeated = payments.filter(({ repeats }) => repeats !== undefined).length;
  const recipients = new Map(payments.map(({ recipient }) => [recipient.id, recipient]));
  // A text, because the clock compares its values.
  const recent = useClock((now) =>
    Array.from(recipients.values())
      .filter((recipient) => isRecentlyChanged(recipient, now))
      .map(({ id }) => id)
      .join(" "),
  );
  const names = (recent ?? "").split(" ").flatMap((id) => {
    const recipient = recipients.get(id);
    return recipient ? [nameOf(recipient)] : [];
  });
  return (
    <>
      {repeated > 0 && (
        <Callout tone="warn" title={plural(messages.repeatedTitle, repeated)}>
          {plural(messages.repeatedHelp, repeated)}
        </Callout>
      )}
      {names.length > 0 && (
        <Callout tone="warn" title={plural(messages.recentTitle, names.length)}>
          {fill(messages.recentHelp, { names: join(names) })}
        </Callout>
      )}
    </>
  );
}
