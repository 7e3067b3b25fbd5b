import type { ReactElement } from "react";
import { useAttention } from "../../src/exports/index.ts";

export function PlainAttention(): ReactElement {
  const { state, retry } = useAttention();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <p role="status">{state.entries.length} kinds</p>
      <ul>
        {state.entries.map(({ kind, count, since }) => (
          <li key={kind}>
            {kind}: {count}
            {since !== undefined && `, since ${new Date(since).toISOString()}`}
          </li>
        ))}
      </ul>
      {state.unchecked.length > 0 && (
        <button type="button" onClick={retry}>
          Read {state.unchecked.join(", ")} again
        </button>
      )}
    </>
  );
}
