import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, readApproval, START } from "../../test/createApprovalProxy.ts";
import { createGate } from "../../test/createGate.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { until } from "../../test/until.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

/** A change whose first attempt may have been carried out. */
async function startUnknown() {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  proxy.service.faults.add({ operation: "createRecipient", offline: true, times: 1 });
  const approve = () => proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  expect((await approve()).data.status).toBe("outcome_unknown");
  return { ...proxy, id, approve };
}

test("behaviour: an unknown outcome stays unknown if the change is refused when it is approved again", async () => {
  const { as, id, approve, service } = await startUnknown();
  service.faults.add({ operation: "createRecipient", status: 400, code: "VALIDATION_FAILED", times: 1 });
  expect((await approve()).data).toMatchObject({ status: "outcome_unknown", outcome: { code: "VALIDATION_FAILED" } });
  expect(await holdRecipient({ as })).toBe(id);
});

test("behaviour: an unknown outcome stays unknown if the requester has lost the permission", async () => {
  const { as, approve, grant, changes } = await startUnknown();
  grant("ada", ["wallets:view"]);
  await as("ada", "/kit/approvals");
  expect((await approve()).data).toMatchObject({ status: "outcome_unknown", outcome: { code: "GRANT_MISSING" } });
  expect(changes.length).toBe(1);
});

test("behaviour: an unknown outcome that waits to be sent again is neither cancelled nor forgotten", async () => {
  const { as, id, approve, service, proxy, ...rest } = await startUnknown();
  service.faults.add({ operation: "createRecipient", status: 429, retry_after: 1, times: 1 });
  expect((await approve()).data.status).toBe("approved");
  const cancelled = await as("ada", `/kit/approvals/${id}/cancel`, {});
  expect([cancelled.status, cancelled.error.code]).toEqual([409, "APPROVAL_DECIDED"]);
  proxy.revoke("ada");
  await until(async () => expect((await readApproval({ as }, id)).status).toBe("outcome_unknown"));
  expect(rest.changes.length).toBe(2);
});

test("behaviour: a revoked user's change is cancelled although it is approved at the same moment", async () => {
  const store = createMemoryStore();
  const listed = createGate();
  const mayCancel = createGate();
  const cancelled = createGate();
  const { as, proxy, changes } = createApprovalProxy({
    store: {
      ...store,
      async readApprovals(parameters) {
        const found = await store.readApprovals(parameters);
        if (parameters.statuses?.includes("approved")) {
          listed.resolve();
          await mayCancel.promise;
        }
        return found;
      },
      async lease(parameters) {
        mayCancel.resolve();
        await cancelled.promise;
        return store.lease(parameters);
      },
      async appendAudit(entry, key) {
        if (entry.outcome === "cancelled") cancelled.resolve();
        return store.appendAudit(entry, key);
      },
    },
  });
  const id = await holdRecipient({ as });
  proxy.revoke("ada");
  await listed.promise;
  const { data } = await as("grace", `/kit/approvals/${id}/approve`, {});
  expect(data.status).toBe("cancelled");
  expect(changes).toEqual([]);
});

test("behaviour: a change that the service limited is not sent again after its requester was revoked", async () => {
  const time = createTestTime();
  const limited = createGate();
  const arrived = createGate();
  const { as, proxy, sentAgain, id } = await startLimited();
  const approved = as("grace", `/kit/approvals/${id}/approve`, {});
  await arrived.promise;
  proxy.revoke("ada");
  limited.resolve();
  expect((await approved).data.status).toBe("approved");
  await until(async () => {
    time.advance(3_000);
    const { data } = await as("grace", `/kit/approvals/${id}`);
    expect(data).toMatchObject({ status: "failed", outcome: { code: "GRANT_MISSING" } });
  });
  expect(sentAgain()).toBe(false);

  async function startLimited() {
    let count = 0;
    const started = createApprovalProxy({
      now: time.now,
      schedule: time.schedule,
      store: createMemoryStore({ now: time.now }),
      async fetch() {
        count += 1;
        arrived.resolve();
        await limited.promise;
        return Response.json({ status: "error", error: { code: "RATE_LIMITED", message: "" } }, { status: 429 });
      },
    });
    return { ...started, sentAgain: () => count > 1, id: await holdRecipient(started) };
  }
});

test("behaviour: attempts to get a quote do not count as attempts to pay", async () => {
  const time = createTestTime();
  const service = createMockService({ clock: createClock({ now: time.now }) });
  const { as } = createApprovalProxy({
    service,
    now: time.now,
    schedule: time.schedule,
    store: createMemoryStore({ now: time.now }),
  });
  const { data: recipients } = await as("ada", "/partner/wallets/recipients?type=fiat");
  const order = { recipient_id: recipients[0].id, amount: "1000", currency: recipients[0].currency };
  const quoted = await as("ada", "/partner/wallets/withdrawals/quotes", order);
  const { withdrawal_quote_id } = quoted.data;
  const held = await as("ada", "/partner/wallets/withdrawals", { withdrawal_quote_id, idempotency_key: "one" });
  const { approval_id } = held.error.details;
  service.faults.add({ operation: "createWithdrawalQuote", status: 503, times: 6 });
  service.faults.add({ operation: "submitWithdrawal", status: 429, times: 1 });
  service.faults.add({ operation: "submitWithdrawal", offline: true, times: 1 });
  await as("grace", `/kit/approvals/${approval_id}/approve`, {});
  const statuses = new Set<string>();
  await until(async () => {
    time.advance(3_000);
    const { data } = await as("grace", `/kit/approvals/${approval_id}`);
    statuses.add(data.status);
    expect(data.status).toBe("executed");
  });
  expect(Array.from(statuses)).not.toContain("outcome_unknown");
  expect(service.faults.list()).toEqual([]);
});

test("behaviour: a webhook whose host was removed from the list after the request is not sent", async () => {
  const store = createMemoryStore({ now: () => START });
  const events = { description: "", enabled: true, event_types: ["exchange.filled"] };
  const webhook = { url: "https://hooks.evil.example/in", ...events };
  const { error } = await createApprovalProxy({ store }).as("ada", "/partner/webhooks", webhook);
  const { as, changes } = createApprovalProxy({ store, webhookDestinations: ["hooks.partner.example"] });
  expect((await as("grace", `/kit/approvals/${error.details.approval_id}/approve`, {})).data).toMatchObject({
    status: "failed",
    outcome: { code: "DESTINATION_REFUSED" },
  });
  expect(changes).toEqual([]);
});

test("behaviour: a change whose lease was lost while it was prepared is not sent", async () => {
  const time = createTestTime();
  const service = createMockService({ clock: createClock({ now: time.now }) });
  const store = createMemoryStore({ now: time.now });
  const [quoted, mayQuote] = [createGate(), createGate()];
  let isHeld = true;
  let isApproved = false;
  const { as } = createApprovalProxy({
    service,
    now: time.now,
    schedule: time.schedule,
    store: {
      ...store,
      lease: async (lease) => (lease.name.startsWith("approval ") ? isHeld : store.lease(lease)),
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      if (isApproved && request.url.endsWith("/quotes")) {
        quoted.resolve();
        await mayQuote.promise;
      }
      if (request.url.endsWith("/withdrawals")) throw new Error("It was sent.");
      return service.fetch(request);
    },
  });
  const { data: recipients } = await as("ada", "/partner/wallets/recipients?type=fiat");
  const order = { recipient_id: recipients[0].id, amount: "1000", currency: recipients[0].currency };
  const { data } = await as("ada", "/partner/wallets/withdrawals/quotes", order);
  const { withdrawal_quote_id } = data;
  const held = await as("ada", "/partner/wallets/withdrawals", { withdrawal_quote_id, idempotency_key: "one" });
  isApproved = true;
  const approved = as("grace", `/kit/approvals/${held.error.details.approval_id}/approve`, {});
  await quoted.promise;
  isHeld = false;
  time.advance(10_000);
  mayQuote.resolve();
  expect((await approved).data).toMatchObject({ status: "approved", outcome: null });
});
