import { describe, expect, test } from "vitest";
import { kitOperations } from "./kitOperations.ts";
import { allOperations } from "./operations.ts";

test("default: method, path, auth, grant and stale time of each", () => {
  const facts = Object.values(kitOperations).map(({ method, path, auth, grant, staleTime }) =>
    [method, path, auth, grant, staleTime].join(" "),
  );
  expect(facts).toEqual([
    "GET /kit/session session  60000",
    "GET /kit/health public  15000",
    "GET /kit/events session wallets:view 5000",
    "GET /kit/ticker-history session trades:view 60000",
    "GET /kit/price-trends session trades:view 60000",
    "GET /kit/balance-history session wallets:view 60000",
    "GET /kit/audit session audit:view 15000",
    "GET /kit/approvals session  5000",
    "GET /kit/approvals/{approval_id} session  5000",
    "POST /kit/approvals/{approval_id}/approve session approvals:decide 0",
    "POST /kit/approvals/{approval_id}/reject session approvals:decide 0",
    "POST /kit/approvals/{approval_id}/cancel session  0",
    "POST /kit/payment-batches session wallets:withdraw 0",
    "GET /kit/payment-batches session  5000",
    "GET /kit/payment-batches/{batch_id} session  5000",
    "POST /kit/payment-batches/{batch_id}/stop session  0",
  ]);
});

describe.each(Object.entries(kitOperations))("%s", (name, operation) => {
  test("behaviour: its key is its name, which no operation of the service has", () => {
    expect(operation.name).toBe(name);
    expect(allOperations.map((each): string => each.name)).not.toContain(name);
  });

  test("behaviour: requires a session unless it is public", () => {
    expect(operation.errors.some((code) => code === "SESSION_REQUIRED")).toBe(operation.auth === "session");
  });
});
