import type { ReactElement } from "react";
import { useApprovalDecision, useApprovalQueue } from "../../src/exports/index.ts";

export function PlainApprovalQueue(): ReactElement {
  const { state, isOwn, selectedId, select } = useApprovalQueue();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <p role="status">{state.counts.open} open</p>
      <ul>
        {state.approvals.map((approval) => (
          <li key={approval.id}>
            <button type="button" aria-pressed={approval.id === selectedId} onClick={() => select(approval.id)}>
              {approval.operation} by {isOwn(approval) ? "you" : approval.subject}
            </button>
          </li>
        ))}
      </ul>
      {selectedId !== null && <PlainDecision key={selectedId} approvalId={selectedId} />}
    </>
  );
}

function PlainDecision({ approvalId }: { readonly approvalId: string }): ReactElement {
  const { state, comment, setComment, decide } = useApprovalDecision({ approvalId });
  if (state.status !== "ready") return <p>{state.status}</p>;
  return (
    <>
      <p>
        {state.approval.status}: {state.approval.reason}
      </p>
      <label>
        Comment <input value={comment} onChange={({ target }) => setComment(target.value)} />
      </label>
      {state.decisions.map((decision) => (
        <button key={decision} type="button" disabled={state.sending !== undefined} onClick={() => decide(decision)}>
          {decision}
        </button>
      ))}
    </>
  );
}
