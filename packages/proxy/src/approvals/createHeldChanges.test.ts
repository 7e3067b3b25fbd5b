import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWebhook, operations } from "@partner-kit/contract";
import { expect, onTestFinished, test } from "vitest";
import { createApprovalProxy, holdRecipient, readApproval, recipientInput } from "../../test/createApprovalProxy.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import { StoreError } from "../store/StoreError.ts";
import { HELD_PER_HOUR } from "./createHeldChanges.ts";

const PATH = "/partner/wallets/recipients";
const webhook = {
  url: "https://hooks.example/partner",
  description: "",
  enabled: true,
  event_types: ["deposit.success"],
};

test("default: the change is stored and not sent, and the response has the ID of the approval", async () => {
  const proxy = createApprovalProxy();
  const { status, error } = await proxy.as("ada", PATH, recipientInput);
  expect([status, error]).toEqual([
    409,
    {
      code: "APPROVAL_REQUIRED",
      message: "A second person has to check this.",
      details: { approval_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    },
  ]);
  expect(proxy.changes).toEqual([]);
  expect((await readApproval(proxy, error.details.approval_id)).input).toEqual(recipientInput);
});

test("behaviour: an open request is found again, whatever the order of its fields", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  expect(await holdRecipient(proxy)).toBe(id);
  const reordered = Object.fromEntries(Object.entries(recipientInput).toReversed());
  expect((await proxy.as("ada", PATH, reordered)).error.details.approval_id).toBe(id);
  expect(await holdRecipient(proxy, { label: "Other" })).not.toBe(id);
  expect(await holdRecipient(proxy, {}, "alan")).not.toBe(id);
});

test("behaviour: of the same requests at the same time, one is stored", async () => {
  const proxy = createApprovalProxy();
  const ids = await Promise.all(Array.from({ length: 8 }, () => holdRecipient(proxy)));
  expect(new Set(ids).size).toBe(1);
  expect((await proxy.as("ada", "/kit/approvals")).data.approvals.length).toBe(1);
});

test("behaviour: after the execution, the same request gets the service's response", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const { data } = await proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  const repeated = await proxy.as("ada", PATH, recipientInput);
  expect([repeated.status, repeated.data]).toEqual([200, data.outcome.data]);
  expect(proxy.changes).toEqual([`POST ${PATH}`]);
});

test("behaviour: ten minutes later, a request without an idempotency key is a new one", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  await proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  proxy.advance(600_000);
  expect(await holdRecipient(proxy)).not.toBe(id);
});

test("behaviour: setting a value again is a new request", async () => {
  const proxy = createApprovalProxy();
  const [recipient] = (await proxy.as("ada", `${PATH}?type=fiat`)).data;
  const patch = async () => {
    const response = await proxy.proxy.fetch(
      new Request(`https://admin.example/partner-kit${PATH}/${recipient.id}`, {
        method: "PATCH",
        headers: {
          origin: "https://admin.example",
          "x-partner-kit": "1",
          "x-user": "ada",
          "content-type": "application/json",
        },
        body: JSON.stringify({ label: "Rent" }),
      }),
    );
    return (await response.json()).error.details.approval_id;
  };
  const id = await patch();
  expect((await readApproval(proxy, id)).reviewed).toEqual({ recipient });
  expect((await proxy.as("grace", `/kit/approvals/${id}/approve`, {})).data.status).toBe("executed");
  expect(await patch()).not.toBe(id);
});

test("behaviour: a new secret is shown to the requester only, once", async () => {
  const proxy = createApprovalProxy();
  const id = (await proxy.as("ada", "/partner/webhooks", webhook)).error.details.approval_id;
  const approved = await proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  expect(approved.data).toMatchObject({ status: "executed", outcome: { code: "ok", message: null } });
  for (const user of ["ada", "grace"] as const)
    expect((await proxy.as(user, `/kit/approvals/${id}`)).text).not.toContain("whsec_");
  const { data } = await proxy.as("ada", "/partner/webhooks", webhook);
  expect(createWebhook.data.safeParse(data).success).toBe(true);
  expect((await proxy.as("ada", "/partner/webhooks", webhook)).error.code).toBe("APPROVAL_REQUIRED");
});

test("behaviour: a trade quote is refused instead of held", async () => {
  const proxy = createApprovalProxy();
  const { data } = await proxy.as("ada", "/partner/exchange/quotes", {
    pair_id: "BTC-USD",
    side: "buy",
    amount: "0.01",
  });
  const { error } = await proxy.as("ada", operations.acceptQuote.path.replace("{quote_id}", data.quote_id), {});
  expect([error.code, error.message]).toEqual(["POLICY_DENIED", expect.stringContaining("cannot wait for one")]);
  expect((await proxy.as("ada", "/kit/approvals")).data.approvals).toEqual([]);
  expect(proxy.logger.text()).toContain("the policy asked for an approval of a trade quote");
});

// An approval of it could never be sent, because nobody knows whom it pays.
test("behaviour: a withdrawal to a recipient that the service does not list is refused instead of held", async () => {
  let isListed = true;
  const proxy = createApprovalProxy({
    async fetch(input, init) {
      const request = new Request(input, init);
      if (!isListed && request.url.includes("/recipients")) return Response.json({ status: "success", data: [] });
      return proxy.service.fetch(request);
    },
  });
  const [recipient] = (await proxy.as("ada", `${PATH}?type=fiat`)).data;
  const order = { recipient_id: recipient.id, amount: "1000", currency: recipient.currency };
  const { data } = await proxy.as("ada", "/partner/wallets/withdrawals/quotes", order);
  isListed = false;
  const { withdrawal_quote_id } = data;
  const { error } = await proxy.as("ada", "/partner/wallets/withdrawals", {
    withdrawal_quote_id,
    idempotency_key: "one",
  });
  expect([error.code, error.message]).toEqual([
    "POLICY_DENIED",
    expect.stringContaining("does not list its recipient"),
  ]);
  expect((await proxy.as("ada", "/kit/approvals")).data.approvals).toEqual([]);
});

test("behaviour: a person can have 100 pending requests", async () => {
  const proxy = createApprovalProxy();
  for (let count = 0; count < 100; count += 1) await holdRecipient(proxy, { label: `Supplier ${count}` });
  const { status, error } = await proxy.as("ada", PATH, recipientInput);
  expect([status, error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(await holdRecipient(proxy, {}, "alan")).toEqual(expect.any(String));
});

test("behaviour: a person who cancels each request cannot fill the store", async () => {
  const proxy = createApprovalProxy();
  for (let count = 0; count < HELD_PER_HOUR; count += 1) {
    const id = await holdRecipient(proxy, { label: `Supplier ${count}` });
    await proxy.as("ada", `/kit/approvals/${id}/cancel`, {});
  }
  const refused = await proxy.as("ada", "/partner/wallets/recipients", recipientInput);
  expect([refused.status, refused.error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(await holdRecipient(proxy, {}, "alan")).toBeTypeOf("string");
  proxy.advance(3_600_000);
  expect(await holdRecipient(proxy)).toBeTypeOf("string");
}, 30_000);

test("behaviour: reads for the policy count against the limit of calls", async () => {
  const { as, changes } = createApprovalProxy({
    decide: () => ({ decision: "deny", reason: "Closed today." }),
    maxCallsPerMinute: 2,
  });
  const path = "/partner/wallets/withdrawals/quotes";
  const order = { recipient_id: "00000000-0000-4000-8000-000000000001", amount: "1", currency: "NGN" };
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await as("ada", path, order)).status);
  expect(statuses).toEqual([403, 403, 429]);
  expect(changes).toEqual([]);
});

test("behaviour: without a store nothing is held and nothing is sent", async () => {
  const store = { ...createMemoryStore(), insertApproval: () => Promise.reject(new StoreError("full")) };
  const proxy = createApprovalProxy({ store });
  const { status, error } = await proxy.as("ada", PATH, recipientInput);
  expect([status, error.code, proxy.changes]).toEqual([503, "STORE_UNAVAILABLE", []]);
});

test("parameters: storeKeys encrypts input, comment and outcome on the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-approvals-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "store.db");
  const store = await createSqliteStore({ path });
  const proxy = createApprovalProxy({ store });
  const id = await holdRecipient(proxy);
  await proxy.as("grace", `/kit/approvals/${id}/approve`, { comment: "Called Ngozi Okafor." });
  expect(await readApproval(proxy, id)).toMatchObject({ comment: "Called Ngozi Okafor." });
  await store.close();
  expect(readFileSync(path, "latin1")).not.toMatch(/0123456789|Lagos|Ngozi/);
});

test("parameters: storeKeys with a new first key: open requests stay, and are found again", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const keys = [btoa("t".repeat(32)), btoa("s".repeat(32))];
  const restarted = createApprovalProxy({ store: proxy.store, storeKeys: keys });
  expect(await holdRecipient(restarted)).toBe(id);
  expect((await restarted.as("grace", `/kit/approvals/${id}/approve`, {})).data.status).toBe("executed");
});

test("behaviour: an approval that cannot be decrypted is omitted and logged, and is never sent", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const restarted = createApprovalProxy({ store: proxy.store, storeKeys: [btoa("t".repeat(32))] });
  expect((await restarted.as("ada", "/kit/approvals")).data.approvals).toEqual([]);
  expect(await restarted.as("grace", `/kit/approvals/${id}/approve`, {})).toMatchObject({ status: 503 });
  expect(restarted.logger.text()).toContain("A stored approval cannot be decrypted");
  expect(restarted.changes).toEqual([]);
});

test("behaviour: a status that was changed in the store does not count", async () => {
  const proxy = createApprovalProxy();
  const id = await holdRecipient(proxy);
  const stored = await proxy.store.findApproval({ id });
  if (!stored) throw new Error("The approval is missing.");
  await proxy.store.replaceApproval({ ...stored, revision: 2, status: "approved", due_at: 0 });
  expect(await proxy.as("ada", `/kit/approvals/${id}`)).toMatchObject({ status: 503 });
  expect(proxy.changes).toEqual([]);
});
