import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, START } from "../../test/createApprovalProxy.ts";

test("default: its requester and its deciders can read it", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  for (const user of ["ada", "grace"] as const)
    expect((await proxy.as(user, `/kit/approvals/${id}`)).data).toMatchObject({ id, status: "pending" });
  // IDs in paths are case-insensitive.
  expect((await proxy.as("ada", `/kit/approvals/${id.toUpperCase()}`)).data.id).toBe(id);
});

test("behaviour: names are stored encrypted, and people without one have none", async () => {
  const proxy = createApprovalProxy();
  const named = await holdRecipient(proxy);
  const other = await holdRecipient(proxy, {}, "alan");
  expect((await proxy.as("grace", `/kit/approvals/${named}`)).data.subject_name).toBe("Ada Obi");
  expect((await proxy.as("grace", `/kit/approvals/${other}`)).data).not.toHaveProperty("subject_name");
  expect(JSON.stringify(await proxy.store.findApproval({ id: named }))).not.toContain("Ada Obi");
  expect(JSON.stringify(await proxy.store.readAudit({ after: 0, limit: 10 }))).not.toContain("Ada Obi");
});

test("behaviour: to everybody else it does not exist", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const unknown = await proxy.as("ada", "/kit/approvals/00000000-0000-4000-8000-000000000001");
  expect([unknown.status, unknown.error.code]).toEqual([404, "NOT_FOUND"]);
  // Alan has the same scopes as Ada. Lin may decide, but about webhooks only.
  for (const user of ["alan", "lin", "mallory"] as const)
    expect((await proxy.as(user, `/kit/approvals/${id}`)).text).toBe(unknown.text);
});

test("behaviour: it expires by the proxy's clock, and the audit records that", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  proxy.advance(3_599_999);
  expect((await proxy.as("ada", `/kit/approvals/${id}`)).data.status).toBe("pending");
  proxy.advance(1);
  const { data } = await proxy.as("ada", `/kit/approvals/${id}`);
  expect(data).toMatchObject({ status: "expired", decided_by: null, outcome: null });
  const records = await proxy.store.readAudit({ after: 0, limit: 10 });
  expect(records.map(({ action, outcome, time }) => [action, outcome, time])).toEqual([
    ["createRecipient", "held", START],
    ["createRecipient", "expired", START + 3_600_000],
  ]);
});

test("behaviour: payment details of a saved recipient need the permission to list recipients", async () => {
  const { as, call, grant } = createApprovalProxy();
  const [recipient] = (await as("ada", "/partner/wallets/recipients?type=fiat")).data;
  const changed = { bank_code: recipient.bank_code };
  const held = await call(`/partner/wallets/recipients/${recipient.id}`, {
    method: "PATCH",
    headers: { "x-user": "ada" },
    body: JSON.stringify(changed),
  });
  const { error } = await held.json();
  const path = `/kit/approvals/${error.details.approval_id}`;
  grant("kurt", ["wallets:transfer", "approvals:decide"]);
  expect((await as("grace", path)).data.reviewed).toEqual({ recipient });
  const listed = (await as("kurt", "/kit/approvals")).data.approvals;
  const approved = await as("kurt", `${path}/approve`, {});
  for (const { input, reviewed } of [listed[0], approved.data, (await as("kurt", path)).data]) {
    expect(reviewed).toEqual({ recipient: { id: recipient.id, label: recipient.label } });
    expect(input).toEqual({ recipient_id: recipient.id, ...changed });
  }
  expect(approved.data.outcome).toEqual({ code: "ok", message: null });
  expect(approved.text).not.toContain(recipient.account_number);
  // The service returned its result to the requester, as it does without an approval.
  expect((await as("ada", path)).data.outcome.data.account_number).toBe(recipient.account_number);
});
