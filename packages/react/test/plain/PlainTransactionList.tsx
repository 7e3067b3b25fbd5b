import type { ReactElement } from "react";
import { useTransactionList } from "../../src/exports/index.ts";
import { PlainTransactionDetail } from "./PlainTransactionDetail.tsx";

export function PlainTransactionList(): ReactElement {
  const { state, view, setView, getSearchProps, getRefreshButtonProps, recipientLabelOf, selectedId, select } =
    useTransactionList();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <label>
        Search <input {...getSearchProps()} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={view.type === "withdrawal"}
          onChange={({ target }) => setView({ type: target.checked ? "withdrawal" : undefined })}
        />{" "}
        Withdrawals only
      </label>
      <button {...getRefreshButtonProps()}>Refresh</button>
      <p role="status">
        {state.transactions.length} of {state.total}
      </p>
      <ul>
        {state.transactions.slice(0, 20).map((transaction) => (
          <li key={transaction.id}>
            <button type="button" aria-pressed={transaction.id === selectedId} onClick={() => select(transaction.id)}>
              {transaction.type} {transaction.amount} {transaction.currency}
            </button>{" "}
            {recipientLabelOf(transaction) ?? transaction.reference} ({transaction.status})
          </li>
        ))}
      </ul>
      {selectedId !== null && <PlainTransactionDetail transactionId={selectedId} />}
    </>
  );
}
