import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient } from "../../test/createApprovalProxy.ts";

test("default: the change is never sent, and the same request can be made again", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const { data } = await proxy.as("grace", `/kit/approvals/${id}/reject`, { comment: "Wrong bank." });
  expect(data).toMatchObject({ status: "rejected", decided_by: "grace", comment: "Wrong bank.", outcome: null });
  expect(await proxy.as("kurt", `/kit/approvals/${id}/approve`, {})).toMatchObject({
    status: 409,
    error: { code: "APPROVAL_DECIDED" },
  });
  expect(await holdRecipient(proxy)).not.toBe(id);
  expect(proxy.changes).toEqual([]);
});

test("behaviour: nobody rejects their own request", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy, {}, "grace");
  const { status, error } = await proxy.as("grace", `/kit/approvals/${id}/reject`, {});
  expect([status, error.code]).toEqual([403, "SECOND_PERSON_REQUIRED"]);
});

test("behaviour: a comment that is too long is refused", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const { error } = await proxy.as("grace", `/kit/approvals/${id}/reject`, { comment: "x".repeat(4_097) });
  expect(error.code).toBe("VALIDATION_FAILED");
});
