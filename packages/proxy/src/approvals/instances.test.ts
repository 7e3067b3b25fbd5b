import { createClock, createMockService } from "@partner-kit/mock";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createApprovalProxy, holdRecipient, recipientInput, START } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, paidAmounts, postBatch, readBatch } from "../../test/newBatch.ts";
import { readLive } from "../../test/readLive.ts";
import { startPostgres } from "../../test/startPostgres.ts";
import { startRedis, type TestRedis } from "../../test/startRedis.ts";
import { until } from "../../test/until.ts";
import { createPostgresStore } from "../store/createPostgresStore.ts";
import { createRedisWaker } from "../store/createRedisWaker.ts";

// Real servers are slow on a busy machine, and the first run downloads Redis.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const ROUNDS = 10;

/** The servers that can wake the other instance. */
const wakers = ["Postgres", "Redis"] as const;

let server: Awaited<ReturnType<typeof startPostgres>>;
let redis: TestRedis;

beforeAll(async () => {
  server = await startPostgres();
  redis = await startRedis();
});
afterAll(async () => {
  await redis.close();
  await server.close();
});

function open(waker: (typeof wakers)[number]) {
  const own = waker === "Redis" ? createRedisWaker({ url: redis.url }) : undefined;
  return createPostgresStore({ connection: server.url, prefix: `${waker.toLowerCase()}_`, waker: own });
}

async function start(waker: (typeof wakers)[number], parameters: Parameters<typeof createApprovalProxy>[0] = {}) {
  const stores = await Promise.all([open(waker), open(waker)]);
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const [one, other] = stores.map((store) => createApprovalProxy({ store, ...parameters }));
  if (!one || !other) throw new Error("Two instances are needed.");
  onTestFinished(async () => {
    for (const { proxy } of [one, other]) await proxy.close();
  });
  return [one, other] as const;
}

test.each(wakers)(
  "default: two instances on one Postgres hold a request once, decide once and send it once (%s)",
  async (waker) => {
    const [one, other] = await start(waker);
    other.grant("grace", ["wallets:transfer", "approvals:decide"]);
    const stream = readLive(await other.call("/kit/live", { headers: { "x-user": "grace" } }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const label = `Supplier ${round}`;
      const [id, ...ids] = await Promise.all([one, other, one, other].map((proxy) => holdRecipient(proxy, { label })));
      expect(new Set(ids)).toEqual(new Set([id]));
      const responses = await Promise.all([
        one.as("grace", `/kit/approvals/${id}/approve`, {}),
        other.as("kurt", `/kit/approvals/${id}/approve`, {}),
      ]);
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const repeated = await other.as("ada", "/partner/wallets/recipients", { ...recipientInput, label });
      expect([repeated.status, repeated.data.label]).toEqual([200, label]);
      for (const type of ["approval.requested", "approval.approved", "approval.executed"])
        expect(await stream.next("approval")).toEqual({ type, approval_id: id });
    }
    expect(one.changes.length + other.changes.length).toBe(ROUNDS);
  },
);

test.each(wakers)(
  "behaviour: two instances on one Postgres submit each line of a payment batch once (%s)",
  async (waker) => {
    const service = createMockService({ clock: createClock({ now: () => START }) });
    const [one, other] = await start(waker, { decide: byAmount, service });
    const batch = await newBatch(one, ["100.01", "200.02", "300.03", "400.04"]);
    const responses = await Promise.all([one, other, one, other].map((proxy) => postBatch(proxy, batch)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await until(async () => expect(await readBatch(other, batch.batch_id)).toMatchObject({ status: "finished" }));
    expect((await paidAmounts(one, batch)).toSorted()).toEqual(["100.01", "200.02", "300.03", "400.04"]);
    const submitted = [...one.changes, ...other.changes].filter((change) => change.endsWith("/withdrawals"));
    expect(submitted).toHaveLength(4);
  },
);
