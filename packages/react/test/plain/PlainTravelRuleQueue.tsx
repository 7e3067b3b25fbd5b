import type { ReactElement } from "react";
import { useTravelRuleQueue } from "../../src/exports/index.ts";
import { PlainTravelRuleForm } from "./PlainTravelRuleForm.tsx";

export function PlainTravelRuleQueue(): ReactElement {
  const { state, selectedId, select, getRefreshButtonProps } = useTravelRuleQueue();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <button {...getRefreshButtonProps()}>Refresh</button>
      <p role="status">{state.deposits.length} deposits need sender information</p>
      <ul>
        {state.deposits.map(({ id, amount, currency }) => (
          <li key={id}>
            {amount} {currency}{" "}
            <button type="button" aria-pressed={id === selectedId} onClick={() => select(id)}>
              Submit information for {id}
            </button>
          </li>
        ))}
      </ul>
      {selectedId !== null && <PlainTravelRuleForm transactionId={selectedId} />}
    </>
  );
}
