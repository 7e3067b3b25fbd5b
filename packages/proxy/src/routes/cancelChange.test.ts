import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, readApproval } from "../../test/createApprovalProxy.ts";

test("default: the requester cancels a pending request", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const { data } = await proxy.as("ada", `/kit/approvals/${id}/cancel`, {});
  expect(data).toMatchObject({ status: "cancelled", decided_by: "ada" });
  const { error } = await proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  expect(error.code).toBe("APPROVAL_DECIDED");
  expect(proxy.changes).toEqual([]);
});

test("behaviour: only the requester can cancel it", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  expect((await proxy.as("grace", `/kit/approvals/${id}/cancel`, {})).error.code).toBe("GRANT_MISSING");
  expect((await proxy.as("alan", `/kit/approvals/${id}/cancel`, {})).error.code).toBe("NOT_FOUND");
});

test("behaviour: revoking a user cancels what they requested, and the audit records that", async () => {
  const proxy = createApprovalProxy();
  const ids = [await holdRecipient(proxy), await holdRecipient(proxy, { label: "Abuja supplier" })];
  const other = await holdRecipient(proxy, {}, "alan");
  proxy.proxy.revoke("ada");
  await proxy.proxy.close();
  for (const id of ids) expect((await readApproval(proxy, id)).status).toBe("cancelled");
  expect((await proxy.as("alan", `/kit/approvals/${other}`)).data.status).toBe("pending");
  const records = await proxy.store.readAudit({ after: 3, limit: 10 });
  expect(records.map(({ subject, outcome, reason }) => [subject, outcome, reason])).toEqual([
    ["ada", "cancelled", "revoked"],
    ["ada", "cancelled", "revoked"],
  ]);
});
