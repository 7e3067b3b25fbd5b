import type { ReactElement } from "react";
import { useSubjectEvents, useTransactionDetail } from "../../src/exports/index.ts";

export function PlainTransactionDetail({ transactionId }: { readonly transactionId: string }): ReactElement {
  const { state } = useTransactionDetail({ transactionId });
  const { state: events } = useSubjectEvents({ transactionId });
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  const { transaction, hold, recipientLabel } = state;
  return (
    <>
      <h3>
        {transaction.type} of {transaction.amount} {transaction.currency}
      </h3>
      <p role="status">{transaction.status}</p>
      {hold && <p>Held: {hold}</p>}
      {recipientLabel && <p>To {recipientLabel}</p>}
      <ol>
        {events.status === "ready" &&
          events.events.map(({ id, type, occurred_at }) => (
            <li key={id}>
              {type} at {occurred_at}
            </li>
          ))}
      </ol>
    </>
  );
}
