import type { ReactElement } from "react";
import { useOrderDetail, useSubjectEvents } from "../../src/exports/index.ts";

export function PlainOrderDetail({ orderId }: { readonly orderId: string }): ReactElement {
  const { state } = useOrderDetail({ orderId });
  const { state: events } = useSubjectEvents({ orderId });
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  const { order, fill, pair } = state;
  return (
    <>
      <h3>
        {order.side} {order.amount} {pair?.base ?? order.pair_id}
      </h3>
      <p role="status">{fill}</p>
      <p>
        {order.filled_amount} filled, {order.cancelled_amount} cancelled
      </p>
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
