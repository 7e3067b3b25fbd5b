import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { createWorld, startProcess } from "../../test/crashes.ts";
import { createApprovalProxy, STORE_KEY } from "../../test/createApprovalProxy.ts";
import { createGate } from "../../test/createGate.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { byAmount, listBatches, newBatch, paidAmounts, postBatch, readBatch, untilLines } from "../../test/newBatch.ts";
import { readLive } from "../../test/readLive.ts";
import { until } from "../../test/until.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const GRANT_MISSING = { outcome: { code: "GRANT_MISSING", message: expect.any(String) } };

function start(parameters: Parameters<typeof startProcess>[1] = {}) {
  const world = createWorld();
  const proxy = startProcess(world, { decide: byAmount, ...parameters });
  return { ...proxy, world, pass: () => world.time.advance(3_000) };
}

/** A batch whose first line waits at the service until `mayArrive` resolves. */
async function startSlowly(amounts: readonly string[]) {
  const mayArrive = createGate();
  const arrived = createGate();
  const proxy = createApprovalProxy({
    decide: byAmount,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method === "POST" && request.url.endsWith("/withdrawals")) {
        arrived.resolve();
        await mayArrive.promise;
      }
      return proxy.service.fetch(request);
    },
  });
  const batch = await newBatch(proxy, amounts);
  await postBatch(proxy, batch);
  await arrived.promise;
  return { ...proxy, batch, id: batch.batch_id, mayArrive };
}

// Regression: while the API key was being replaced, all remaining lines failed within seconds.
test.each([
  ["createWithdrawalQuote", 401, "UNAUTHORIZED"],
  ["submitWithdrawal", 401, "UNAUTHORIZED"],
  ["createWithdrawalQuote", 403, "MISSING_SCOPE"],
] as const)("behaviour: lines wait while the service refuses the key: %s %s", async (operation, status, code) => {
  const { world, pass, ...proxy } = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  world.service.faults.add({ operation, status, code, times: 3 });
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["submitted", "submitted"], pass);
  expect(world.service.faults.list()).toEqual([]);
  expect((await paidAmounts(proxy, batch)).toSorted()).toEqual(["100.01", "200.02"]);
});

test("default: lines wait while the service is down, and are sent when it is back", async () => {
  const { world, pass, ...proxy } = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  world.service.faults.add({ operation: "createWithdrawalQuote", status: 503, times: 20 });
  await postBatch(proxy, batch);
  await until(async () => {
    world.time.advance(60_000);
    expect(world.service.faults.list()).toEqual([]);
  });
  // 20 minutes: longer than an approved change may wait for the service.
  await untilLines(proxy, batch.batch_id, ["submitted", "submitted"], pass);
  expect((await paidAmounts(proxy, batch)).toSorted()).toEqual(["100.01", "200.02"]);
});

test("behaviour: while a line waits, the pauses between its attempts grow", async () => {
  const attempts: number[] = [];
  const { world, pass, ...proxy } = start({
    decide() {
      attempts.push(world.time.now());
      throw new Error("out of order");
    },
  });
  await postBatch(proxy, await newBatch(proxy, ["100.01"]));
  await until(() => {
    pass();
    expect(attempts.length).toBe(5);
  });
  for (const [index, pause] of [5_000, 10_000, 20_000, 40_000].entries())
    expect((attempts[index + 1] ?? 0) - (attempts[index] ?? 0)).toBeGreaterThanOrEqual(pause);
});

test("behaviour: lines that did not begin within a day are cancelled", async () => {
  const { world, pass, ...proxy } = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  world.service.faults.add({ operation: "createWithdrawalQuote", status: 503 });
  await postBatch(proxy, batch);
  world.time.advance(24 * 3_600_000);
  const { lines, status } = await untilLines(proxy, batch.batch_id, ["cancelled", "cancelled"], pass);
  expect(status).toBe("stopped");
  expect(lines[0]?.outcome?.code).toBe("EXPIRED");
});

test("behaviour: the lines of a revoked user are cancelled, except the one that is being sent", async () => {
  const proxy = await startSlowly(["100.01", "200.02"]);
  proxy.proxy.revoke("ada");
  const { lines } = await untilLines(proxy, proxy.id, ["sending", "cancelled"]);
  expect(lines[1]).toMatchObject(GRANT_MISSING);
  proxy.mayArrive.resolve();
  await untilLines(proxy, proxy.id, ["submitted", "cancelled"]);
  expect(await paidAmounts(proxy, proxy.batch)).toEqual(["100.01"]);
});

// Regression: only this process knew of it, and the next one sent the rest of the batch.
test("behaviour: a user is revoked although the store fails for a moment", async () => {
  const world = createWorld();
  const outage = { isOn: false };
  const store: typeof world.store = {
    ...world.store,
    async readPaymentBatches(read) {
      if (outage.isOn) throw new Error("down");
      return world.store.readPaymentBatches(read);
    },
  };
  const proxy = startProcess({ ...world, store }, { decide: byAmount });
  const batch = await newBatch(proxy, ["1500.00"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["pending_approval"], () => world.time.advance(3_000));
  outage.isOn = true;
  proxy.proxy.revoke("ada");
  await new Promise((resolve) => setImmediate(resolve));
  outage.isOn = false;
  // With access again, before the next attempt.
  world.time.advance(100);
  const later = await newBatch(proxy, ["1600.00"]);
  await postBatch(proxy, later);
  await until(async () => {
    world.time.advance(1_000);
    expect((await readBatch(proxy, batch.batch_id)).status).toBe("stopped");
  });
  expect((await readBatch(proxy, later.batch_id)).status).toBe("running");
});

test("behaviour: the next line is not sent after its user lost the scope", async () => {
  const proxy = await startSlowly(["100.01", "200.02"]);
  proxy.grant("ada", ["wallets:view"]);
  // The proxy learns of it with the user's next request.
  await readBatch(proxy, proxy.id);
  proxy.mayArrive.resolve();
  const { lines } = await untilLines(proxy, proxy.id, ["submitted", "cancelled"]);
  expect(lines[1]).toMatchObject(GRANT_MISSING);
});

test("behaviour: a line to a recipient that was changed after the batch was created fails", async () => {
  let changed = {};
  const proxy = createApprovalProxy({
    decide: byAmount,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await proxy.service.fetch(request);
      if (!request.url.includes("/recipients")) return response;
      const { status, data } = await response.json();
      return Response.json({ status, data: data.map((one: object) => ({ ...one, ...changed })) });
    },
    store: {
      ...createMemoryStore(),
      async lease() {
        changed = { account_number: "0987654321" };
        return true;
      },
    },
  });
  const batch = await newBatch(proxy, ["100.01"]);
  await postBatch(proxy, batch);
  const { lines } = await untilLines(proxy, batch.batch_id, ["failed"]);
  expect(lines[0]?.outcome?.code).toBe("TERMS_CHANGED");
  expect(await paidAmounts(proxy, batch)).toEqual([]);
});

test("behaviour: a line is not sent again with a higher fee than the policy saw, even below its max_fee", async () => {
  const { now, schedule, advance } = createTestTime();
  const service = createMockService({ clock: createClock({ now }) });
  service.faults.add({ operation: "submitWithdrawal", status: 429, times: 1 });
  let quotes = 0;
  const proxy = createApprovalProxy({
    now,
    schedule,
    service,
    decide: byAmount,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await service.fetch(request);
      if (!request.url.endsWith("/withdrawals/quotes")) return response;
      quotes += 1;
      const { status, data } = await response.json();
      return Response.json({ status, data: quotes === 1 ? data : { ...data, fee: "900" } });
    },
  });
  const batch = await newBatch(proxy, ["100.01"], { max_fee: "1000" });
  await postBatch(proxy, batch);
  const { lines } = await untilLines(proxy, batch.batch_id, ["failed"], () => advance(3_000));
  expect(lines[0]?.outcome?.code).toBe("TERMS_CHANGED");
  expect(quotes).toBe(2);
  expect(await paidAmounts(proxy, batch)).toEqual([]);
});

test("behaviour: a batch whose lines were all begun does not decrypt them again", async () => {
  const world = createWorld();
  const [released, read] = [vi.spyOn(world.store, "release"), vi.spyOn(world.store, "readPaymentLines")];
  const proxy = startProcess(world, { decide: byAmount });
  const batch = await newBatch(proxy, ["1200.02"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["pending_approval"]);
  await until(() => expect(released).toHaveBeenCalled());
  released.mockClear();
  read.mockClear();
  await until(() => {
    world.time.advance(3_000);
    expect(released.mock.calls.length).toBeGreaterThan(2);
  });
  expect(read).not.toHaveBeenCalled();
});

test("behaviour: a line with an unknown outcome becomes an approval, and the next line goes on", async () => {
  const { world, pass, ...proxy } = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  world.service.faults.add({ operation: "submitWithdrawal", offline: true, times: 6 });
  await postBatch(proxy, batch);
  const { lines } = await untilLines(proxy, batch.batch_id, ["outcome_unknown", "submitted"], pass);
  const { data } = await proxy.as("grace", "/kit/approvals");
  expect(data.approvals).toMatchObject([{ id: lines[0]?.approval_id, status: "outcome_unknown" }]);
  expect((await proxy.as("ada", `/kit/approvals/${lines[0]?.approval_id}`)).data.scope).toBe("wallets:withdraw");
  await proxy.as("grace", `/kit/approvals/${lines[0]?.approval_id}/approve`, {});
  await untilLines(proxy, batch.batch_id, ["submitted", "submitted"], pass);
  expect((await paidAmounts(proxy, batch)).toSorted()).toEqual(["100.01", "200.02"]);
});

test("behaviour: lines wait while the policy throws, and a denied quote fails", async () => {
  let failures = 0;
  const { pass, ...proxy } = start({
    decide({ operation, context }) {
      if (operation === "submitWithdrawal" && failures < 3) {
        failures += 1;
        throw new Error("out of order");
      }
      const isKnown = "recipient" in context && context.recipient !== undefined;
      return isKnown ? { decision: "allow" } : { decision: "deny", reason: "Unknown recipient." };
    },
  });
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["submitted", "submitted"], pass);
  expect(failures).toBe(3);
  const denied = createApprovalProxy({ decide: () => ({ decision: "deny", reason: "No quotes." }) });
  await postBatch(denied, batch);
  const end = await untilLines(denied, batch.batch_id, ["failed", "failed"]);
  expect(end.lines[0]?.outcome).toEqual({ code: "POLICY_DENIED", message: "No quotes." });
  expect(denied.changes).toEqual([]);
});

test("behaviour: two instances send each line once", async () => {
  const { world, pass, ...first } = start();
  const second = startProcess(world, { decide: byAmount });
  const batch = await newBatch(first, ["100.01", "200.02", "300.03"]);
  await Promise.all([postBatch(first, batch), postBatch(second, batch)]);
  await untilLines(first, batch.batch_id, ["submitted", "submitted", "submitted"], pass);
  expect((await paidAmounts(first, batch)).toSorted()).toEqual(["100.01", "200.02", "300.03"]);
});

test("behaviour: live streams report each line, and approvals only if somebody has to decide", async () => {
  const proxy = createApprovalProxy({ decide: byAmount });
  const batch = await newBatch(proxy, ["100.01"]);
  proxy.grant("ada", ["wallets:withdraw", "wallets:transfer"]);
  proxy.grant("grace", ["wallets:withdraw", "approvals:decide"]);
  proxy.grant("alan", ["wallets:withdraw"]);
  const watch = async (user: string) => readLive(await proxy.call("/kit/live", { headers: { "x-user": user } }));
  const [alan, ...streams] = [await watch("alan"), await watch("ada"), await watch("grace")];
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["submitted"]);
  const { batch_id } = batch;
  const messages = [{ batch_id, status: "running" }, { batch_id }, { batch_id }, { batch_id }];
  for (const stream of streams)
    for (const message of [...messages, { batch_id, status: "finished" }])
      expect(await stream.next("payment_batch")).toEqual(message);
  const own = { ...batch, batch_id: crypto.randomUUID() };
  await postBatch(proxy, own, "alan");
  expect(await alan?.next("payment_batch")).toEqual({ batch_id: own.batch_id, status: "running" });
});

test("parameters: storeKeys: a rotation encrypts batches and lines again", async () => {
  const proxy = createApprovalProxy({ decide: byAmount });
  const batch = await newBatch(proxy, ["100.01", "1200.02"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["submitted", "pending_approval"]);
  const key = btoa("t".repeat(32));
  await proxy.proxy.rotate({ storeKeys: [key] });
  const restarted = createApprovalProxy({ store: proxy.store, decide: byAmount, storeKeys: [key] });
  await untilLines(restarted, batch.batch_id, ["submitted", "pending_approval"]);
  const former = createApprovalProxy({ store: proxy.store, decide: byAmount, storeKeys: [STORE_KEY] });
  expect(await listBatches(former)).toEqual([]);
  expect(await former.as("ada", `/kit/payment-batches/${batch.batch_id}`)).toMatchObject({ status: 503 });
});

test("behaviour: a status that was changed in the store does not count, and a line never looks unsent", async () => {
  const proxy = createApprovalProxy({ decide: byAmount });
  const batch = await newBatch(proxy, ["1200.02"]);
  const path = `/kit/payment-batches/${batch.batch_id}`;
  await postBatch(proxy, batch);
  const { lines } = await untilLines(proxy, batch.batch_id, ["pending_approval"]);
  const line = await proxy.store.findApproval({ id: lines[0]?.approval_id ?? "" });
  if (!line) throw new Error("The line is missing.");
  await proxy.store.replaceApproval({ ...line, revision: 2, status: "approved", due_at: 0 });
  expect(await proxy.as("ada", path)).toMatchObject({ status: 503 });
  const [stored] = await proxy.store.readPaymentBatches({ limit: 1 });
  if (!stored) throw new Error("The batch is missing.");
  await proxy.store.replacePaymentBatch({ ...stored, revision: stored.revision + 1, status: "finished" });
  expect(await proxy.as("ada", path)).toMatchObject({ status: 503 });
  expect(proxy.logger.text()).toContain("A stored payment batch cannot be decrypted");
});
