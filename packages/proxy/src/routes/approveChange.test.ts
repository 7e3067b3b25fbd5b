import { createRecipient } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, recipientInput } from "../../test/createApprovalProxy.ts";

const POST_RECIPIENT = "POST /partner/wallets/recipients";

async function start(parameters?: Parameters<typeof createApprovalProxy>[0]) {
  const proxy = createApprovalProxy(parameters);
  const id = await holdRecipient(proxy);
  const decide = (user: Parameters<typeof proxy.as>[0], body: object = {}) =>
    proxy.as(user, `/kit/approvals/${id}/approve`, body);
  return { ...proxy, id, decide };
}

test("default: the change is sent once, exactly as it was requested", async () => {
  const { as, id, decide, changes } = await start();
  expect(changes).toEqual([]);
  const { status, data } = await decide("grace", { comment: "Called the supplier." });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id,
    status: "executed",
    subject: "ada",
    subject_name: "Ada Obi",
    decided_by: "grace",
    decided_by_name: "Grace Okafor",
    decided_at: "2026-03-02T09:00:00.000Z",
    comment: "Called the supplier.",
    outcome: { code: "ok", message: null, data: { label: recipientInput.label, account_number: "0123456789" } },
  });
  expect(createRecipient.data.safeParse(data.outcome.data).success).toBe(true);
  expect(changes).toEqual([POST_RECIPIENT]);
  expect((await as("ada", `/kit/approvals/${id}`)).data).toEqual(data);
});

test("behaviour: nobody approves their own request", async () => {
  const { decide, grant, changes } = await start();
  expect(await decide("ada")).toMatchObject({ status: 403, error: { code: "GRANT_MISSING" } });
  grant("ada", ["wallets:transfer", "approvals:decide"]);
  expect(await decide("ada")).toMatchObject({ status: 403, error: { code: "SECOND_PERSON_REQUIRED" } });
  expect(changes).toEqual([]);
});

test("behaviour: a decider needs approvals:decide and the scope that the policy named", async () => {
  const { decide, grant, changes } = await start();
  expect(await decide("alan")).toMatchObject({ status: 403, error: { code: "GRANT_MISSING" } });
  expect(await decide("lin")).toMatchObject({ status: 404, error: { code: "NOT_FOUND" } });
  grant("lin", ["wallets:transfer", "approvals:decide"]);
  expect((await decide("lin")).data.status).toBe("executed");
  expect(changes).toEqual([POST_RECIPIENT]);
});

test("behaviour: of decisions at the same time, one counts", async () => {
  const { as, id, decide, changes } = await start();
  const responses = await Promise.all([
    decide("grace"),
    decide("kurt"),
    as("kurt", `/kit/approvals/${id}/reject`, {}),
    as("ada", `/kit/approvals/${id}/cancel`, {}),
  ]);
  const codes = responses.map(({ status, error }) => [status, error?.code] as const);
  expect(codes.toSorted(([one], [other]) => one - other)).toEqual([
    [200, undefined],
    [409, "APPROVAL_DECIDED"],
    [409, "APPROVAL_DECIDED"],
    [409, "APPROVAL_DECIDED"],
  ]);
  expect(changes.length).toBeLessThanOrEqual(1);
});

test("behaviour: an expired request cannot be approved", async () => {
  const { decide, advance, changes } = await start();
  advance(3_600_000);
  expect(await decide("grace")).toMatchObject({ status: 409, error: { code: "APPROVAL_DECIDED" } });
  expect(changes).toEqual([]);
});

test("behaviour: a change that the service rejects has failed, with the service's code", async () => {
  const { as, grant, service } = createApprovalProxy();
  grant("ada", ["wallets:transfer"]);
  const id = await holdRecipient({ as }, { bank_code: "999" });
  expect((await as("grace", `/kit/approvals/${id}/approve`, {})).data).toMatchObject({
    status: "failed",
    outcome: { code: "VALIDATION_FAILED", message: expect.any(String) },
  });
  expect(service.faults.list()).toEqual([]);
});

test("behaviour: the audit records who asked, who decided and how it ended, without input and comment", async () => {
  const { store, id, decide, logger } = await start();
  const { data } = await decide("grace", { comment: "Called Ngozi Okafor." });
  const records = await store.readAudit({ after: 0, limit: 10 });
  expect(
    records.map(({ subject, action, outcome, identifiers }) => ({ subject, action, outcome, identifiers })),
  ).toEqual([
    { subject: "ada", action: "createRecipient", outcome: "held", identifiers: { approval_id: id } },
    { subject: "grace", action: "approveChange", outcome: "begun", identifiers: { approval_id: id } },
    { subject: "grace", action: "approveChange", outcome: "ok", identifiers: { approval_id: id } },
    { subject: "ada", action: "createRecipient", outcome: "begun", identifiers: { approval_id: id } },
    {
      subject: "ada",
      action: "createRecipient",
      outcome: "ok",
      identifiers: { approval_id: id, recipient_id: data.outcome.data.id },
    },
  ]);
  expect(JSON.stringify(records) + logger.text()).not.toMatch(/Ngozi|0123456789/);
});

test("behaviour: a page of another origin, or without the kit's header, cannot approve", async () => {
  const { call, id, changes } = await start();
  for (const headers of [{ origin: "https://evil.example" }, { "x-partner-kit": null }]) {
    const response = await call(`/kit/approvals/${id}/approve`, {
      method: "POST",
      headers: { "x-user": "grace", ...headers },
    });
    expect(response.status).toBe(403);
  }
  expect(changes).toEqual([]);
});

test("behaviour: the change is not sent if the requester lost its scope", async () => {
  const { as, decide, grant, changes } = await start();
  grant("ada", ["trades:view"]);
  // The proxy learns of it with the requester's next request.
  await as("ada", "/kit/approvals");
  expect((await decide("grace")).data).toMatchObject({ status: "failed", outcome: { code: "GRANT_MISSING" } });
  expect(changes).toEqual([]);
});

test("behaviour: each refusal is audited once, without input and comment", async () => {
  const { call, decide, id, store, grant } = await start();
  await decide("ada", { comment: "Called Ngozi Okafor." });
  grant("ada", ["wallets:transfer", "approvals:decide"]);
  await decide("ada");
  await call(`/kit/approvals/${id}/approve`, { method: "POST", headers: { "x-user": "grace", "x-partner-kit": null } });
  await decide("grace", { comment: "x".repeat(10_000) });
  await Promise.all([decide("grace"), decide("kurt")]);
  const records = await store.readAudit({ after: 1, limit: 100 });
  const decisions = records.filter(({ action }) => action === "approveChange");
  expect(decisions).toEqual(decisions.map((record) => ({ ...record, resource: `approvals/${id}` })));
  const refused = decisions.slice(0, 4);
  expect(refused.map(({ subject, outcome, reason }) => [subject, outcome, reason])).toEqual([
    ["ada", "refused", "not_granted"],
    ["ada", "refused", "SECOND_PERSON_REQUIRED"],
    ["grace", "refused", expect.any(String)],
    ["grace", "refused", "VALIDATION_FAILED"],
  ]);
  // The later decision had begun, so its outcome is not recorded as a refusal too.
  const raced = decisions.slice(4).map(({ outcome }) => outcome);
  expect(raced.toSorted()).toEqual(["APPROVAL_DECIDED", "begun", "begun", "ok"]);
  expect(JSON.stringify(records)).not.toContain("Ngozi");
});
