import { createClock, createMockService, type Fault } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { approveAll, createApprovalProxy, START } from "../../test/createApprovalProxy.ts";
import type { PolicyDecision } from "../access/policy.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const WITHDRAWALS = "/partner/wallets/withdrawals";
const RECEIVER = "https://admin.example/partner-kit/kit/webhook";
const events = { description: "", enabled: true, event_types: ["exchange.filled"] };

/** A proxy whose policy changes, and which retries at once. `lose` breaks connections after the service carried out the request. */
function start({ retries = 0 } = {}) {
  const service = createMockService({ clock: createClock({ now: () => START }) });
  const losses: string[] = [];
  const decision: { value: PolicyDecision["decision"] } = { value: "allow" };
  const proxy = createApprovalProxy({
    service,
    retries,
    receiverUrl: RECEIVER,
    store: createMemoryStore({ now: () => START }),
    decide: (request) => (decision.value === "allow" ? { decision: "allow" } : approveAll(request)),
    schedule(callback, milliseconds, isBackground) {
      if (!isBackground && milliseconds < 1_000) queueMicrotask(callback);
      return () => undefined;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await service.fetch(request);
      const lost = losses.indexOf(request.method);
      if (lost < 0 || request.url.endsWith("/quotes")) return response;
      losses.splice(lost, 1);
      throw new TypeError("fetch failed");
    },
  });
  const send = async (user: "ada" | "grace", method: string, path: string, body?: object) => {
    const init = { method, headers: { "x-user": user }, ...(body && { body: JSON.stringify(body) }) };
    const response = await proxy.call(path, init);
    return response.json();
  };
  const readRecipient = async () => (await proxy.as("ada", "/partner/wallets/recipients?type=fiat")).data[0];
  const approve = (id: string) => proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  return {
    ...proxy,
    send,
    approve,
    /** The next request with this method is carried out, but its response is lost. */
    lose: (method: string) => losses.push(method),
    fail: (fault: Fault) => service.faults.add({ times: 1, ...fault }),
    decide: (value: PolicyDecision["decision"]) => {
      decision.value = value;
    },
    recipientId: async () => (await readRecipient()).id,
    async quote() {
      const { id: recipient_id, currency } = await readRecipient();
      const order = { recipient_id, amount: "1234.56", currency };
      return (await proxy.as("ada", `${WITHDRAWALS}/quotes`, order)).data.withdrawal_quote_id;
    },
    submit: (withdrawal_quote_id: string) =>
      proxy.as("ada", WITHDRAWALS, { withdrawal_quote_id, idempotency_key: crypto.randomUUID() }),
    async paid(): Promise<number> {
      const { data } = await proxy.as("ada", "/partner/wallets/transactions");
      return data.transactions.filter(({ amount }: { amount: string }) => amount === "1234.56").length;
    },
    async createWebhook() {
      const webhook = { ...events, url: RECEIVER };
      return (await send("ada", "POST", "/partner/webhooks", webhook)).data.webhook;
    },
  };
}

// It was reported as failed, "nothing changed at the service", although it was paid.
test("behaviour: a withdrawal whose response was lost has an unknown outcome if its repetition needs an approval", async () => {
  const { quote, submit, lose, decide, as, approve, paid, proxy, logger } = start();
  const id = await quote();
  lose("POST");
  expect((await submit(id)).error.code).toBe("UPSTREAM_UNREACHABLE");
  decide("approve");
  const { error } = await submit(id);
  expect(error.code).toBe("APPROVAL_REQUIRED");
  const { approval_id } = error.details;
  const read = async () => (await as("ada", `/kit/approvals/${approval_id}`)).data;
  expect(await read()).toMatchObject({ status: "outcome_unknown", outcome: { code: "OUTCOME_UNKNOWN" } });
  expect(logger.text()).toContain("approval_outcome_unknown");
  proxy.revoke("ada");
  expect((await as("ada", `/kit/approvals/${approval_id}/cancel`, {})).error.code).toBe("APPROVAL_DECIDED");
  expect((await approve(approval_id)).data).toMatchObject({ status: "outcome_unknown", outcome: { code: "CONFLICT" } });
  expect((await submit(id)).error.details.approval_id).toBe(approval_id);
  expect(await paid()).toBe(1);
});

// It was denied with "nothing was sent", because the service no longer listed its recipient.
test("behaviour: a withdrawal whose response was lost is held although its recipient was deleted", async () => {
  const { quote, submit, lose, decide, send, as, recipientId, paid } = start();
  const id = await quote();
  lose("POST");
  expect((await submit(id)).error.code).toBe("UPSTREAM_UNREACHABLE");
  await send("ada", "DELETE", `/partner/wallets/recipients/${await recipientId()}`);
  decide("approve");
  const { error } = await submit(id);
  expect(error.code).toBe("APPROVAL_REQUIRED");
  expect((await as("ada", `/kit/approvals/${error.details.approval_id}`)).data.status).toBe("outcome_unknown");
  expect(await paid()).toBe(1);
});

test("behaviour: a withdrawal that the policy held before it was ever sent is pending", async () => {
  const { quote, submit, decide, as, approve, paid } = start();
  const id = await quote();
  decide("approve");
  const { approval_id } = (await submit(id)).error.details;
  expect((await as("ada", `/kit/approvals/${approval_id}`)).data).toMatchObject({ status: "pending", outcome: null });
  expect((await approve(approval_id)).data.status).toBe("executed");
  expect(await paid()).toBe(1);
});

test("behaviour: a conflict about an idempotency key is an unknown outcome, because the service has seen the key", async () => {
  const { quote, submit, decide, approve, fail } = start();
  const id = await quote();
  decide("approve");
  const { approval_id } = (await submit(id)).error.details;
  fail({ operation: "submitWithdrawal", status: 409, code: "CONFLICT" });
  expect((await approve(approval_id)).data).toMatchObject({ status: "outcome_unknown", outcome: { code: "CONFLICT" } });
});

test("behaviour: an approved change whose first attempt may have been carried out does not fail with the second one", async () => {
  const { createWebhook, send, decide, lose, fail, approve } = start({ retries: 2 });
  const { id } = await createWebhook();
  decide("approve");
  const next = { ...events, url: "https://hooks.example/other" };
  const held = await send("ada", "PUT", `/partner/webhooks/${id}`, next);
  lose("PUT");
  fail({ operation: "replaceWebhook", latency_ms: 0, share: 1 });
  fail({ operation: "replaceWebhook", status: 403, code: "FORBIDDEN" });
  const { data } = await approve(held.error.details.approval_id);
  expect(data).toMatchObject({ status: "outcome_unknown", outcome: { code: "FORBIDDEN" } });
});

test("behaviour: an approved deletion whose first response was lost is executed", async () => {
  const { createWebhook, send, decide, lose, approve } = start({ retries: 2 });
  const { id } = await createWebhook();
  decide("approve");
  const held = await send("ada", "DELETE", `/partner/webhooks/${id}`);
  lose("DELETE");
  expect((await approve(held.error.details.approval_id)).data.status).toBe("executed");
});

// The proxy kept the secrets of an endpoint that no longer existed.
test("behaviour: a deletion whose first response was lost succeeds, and deletes the secrets of the endpoint", async () => {
  const { createWebhook, send, lose, store } = start({ retries: 2 });
  const { id } = await createWebhook();
  expect((await store.readSecrets()).length).toBe(1);
  lose("DELETE");
  expect(await send("ada", "DELETE", `/partner/webhooks/${id}`)).toEqual({ status: "success", data: null });
  expect(await store.readSecrets()).toEqual([]);
  expect((await store.readAudit({ after: 0, limit: 100 })).at(-1)).toMatchObject({
    action: "deleteWebhook",
    outcome: "ok",
  });
  expect(await send("ada", "DELETE", `/partner/webhooks/${id}`)).toMatchObject({ error: { code: "NOT_FOUND" } });
});
