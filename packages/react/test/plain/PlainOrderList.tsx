import type { ReactElement } from "react";
import { useOrderList } from "../../src/exports/index.ts";
import { PlainOrderDetail } from "./PlainOrderDetail.tsx";

export function PlainOrderList(): ReactElement {
  const { state, view, setView, getSearchProps, unlistedId, getOpenButtonProps, selectedId, select } = useOrderList();
  return (
    <>
      <label>
        Search <input {...getSearchProps()} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={view.side === "sell"}
          onChange={(event) => setView({ side: event.target.checked ? "sell" : undefined })}
        />
        Sells only
      </label>
      {unlistedId !== undefined && <button {...getOpenButtonProps()}>Open {unlistedId}</button>}
      {state.status !== "ready" && <p role="status">{state.status}</p>}
      <ul>
        {(state.status === "ready" ? state.orders : []).map(({ orderId, order, fill }) => (
          <li key={orderId}>
            <button type="button" aria-pressed={selectedId === orderId} onClick={() => select(orderId)}>
              {order?.side} {order?.amount} {order?.pair_id}: {fill}
            </button>
          </li>
        ))}
      </ul>
      {selectedId !== null && <PlainOrderDetail orderId={selectedId} />}
    </>
  );
}
