import { APPROVALS_MAX, type Approval } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderWithKit } from "../../test/renderWithKit.tsx";
import { createKit } from "../query/kit.ts";
import { approvalsQuery } from "./approvals.ts";
import { useApprovalQueue } from "./useApprovalQueue.ts";

function Queue() {
  const { state } = useApprovalQueue();
  return <p>{state.status === "ready" && `${state.counts.open} open, partial: ${state.isPartial}`}</p>;
}

/** Reads a list with as many approvals as a response has at most. */
async function read(oldest: Approval["status"]): Promise<string | null> {
  const queryClient = new QueryClient();
  const approvals = Array.from({ length: APPROVALS_MAX }, (_, index) => ({
    ...approval,
    id: `b6ea8bb4-0383-43e5-8422-${String(index).padStart(12, "0")}`,
    status: index === APPROVALS_MAX - 1 ? oldest : "pending",
  }));
  const { queryKey } = approvalsQuery({ kit: createKit() });
  queryClient.setQueryData(queryKey, { approvals });
  const { container } = await renderWithKit(<Queue />, {
    queryClient,
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  return container.textContent;
}

test("behaviour: says that older approvals are not listed, if all that fit are open", async () => {
  expect(await read("pending")).toContain("500 open, partial: true");
  expect(await read("rejected")).toContain("499 open, partial: false");
});

const approval: Approval = {
  id: "",
  operation: "createRecipient",
  input: {},
  subject: "ada",
  reason: "Second person needed.",
  scope: "wallets:transfer",
  status: "pending",
  created_at: "2026-01-01T00:00:00Z",
  expires_at: "2027-01-01T00:00:00Z",
  decided_by: null,
  decided_at: null,
  comment: null,
  outcome: null,
};
