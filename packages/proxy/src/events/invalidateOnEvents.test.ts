import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readLive } from "../../test/readLive.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const BALANCES = "/partner/wallets/balances/overview";
const RECIPIENTS = "/partner/wallets/recipients";

/** A service whose first read hangs and returns old data. Later reads return new data. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const gate = createGate();
  const sent: string[] = [];
  const started = createTestProxy({
    webhookSecrets: [SECRET],
    async fetch(input, init) {
      const { pathname } = new URL(new Request(input, init).url);
      const earlier = sent.filter((path) => path === pathname).length;
      sent.push(pathname);
      if (earlier === 0) await gate.promise;
      return Response.json({ status: "success", data: earlier === 0 ? "before" : "after" });
    },
    ...parameters,
  });
  const readData = async (path: string) => {
    const { data } = await (await started.call(path)).json();
    return data;
  };
  async function deliver(type: string): Promise<number> {
    const { headers, body } = await signDelivery({ id: "evt_1", type });
    return (await started.call("/kit/webhook", { method: "POST", headers, body })).status;
  }
  return { ...started, sent, readData, deliver, release: gate.resolve };
}

const soon = () => new Promise(setImmediate);

test("behaviour: a read after a webhook does not join an earlier read", async () => {
  const { readData, deliver, release } = start();
  const before = readData(BALANCES);
  await soon();
  expect(await deliver("deposit.success")).toBe(204);
  expect(await readData(BALANCES)).toBe("after");
  release();
  expect(await before).toBe("before");
});

test("behaviour: a webhook does not invalidate resources that no event affects", async () => {
  const { readData, deliver, release, sent } = start();
  const reads = [readData(RECIPIENTS)];
  await soon();
  await deliver("deposit.success");
  reads.push(readData(RECIPIENTS));
  await soon();
  release();
  expect(await Promise.all(reads)).toEqual(["before", "before"]);
  expect(sent).toHaveLength(1);
});

test("behaviour: another instance also invalidates its reads before it sends the event to browsers", async () => {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const scopes = ["wallets:view"] as const;
  const other = start({ store, authorize: () => ({ subject: "eve", scopes }) });
  const viewer = readLive(await other.call("/kit/live"));
  const before = other.readData(BALANCES);
  await soon();
  await start({ store }).deliver("deposit.success");
  expect(await viewer.next("event")).toMatchObject({ type: "deposit.success" });
  expect(await other.readData(BALANCES)).toBe("after");
  other.release();
  expect(await before).toBe("before");
  await other.proxy.close();
});

test("behaviour: an instance that reads the event before its wake-up also invalidates its reads", async () => {
  const memory = createMemoryStore({ now: Date.now });
  // A late wake-up, as from a database.
  const asleep = { ...memory, onWake: () => () => undefined };
  const { call, readData, release, proxy } = start({ store: asleep });
  const before = readData(BALANCES);
  await soon();
  const { body } = await signDelivery({ id: "evt_1", type: "deposit.success" });
  const event = { id: "evt_1", type: "deposit.success", occurred_at: "2026-01-05T09:00:00Z", received_at: 0, body };
  await memory.appendEvents([{ ...event, id: "evt_0" }, event]);
  const viewer = readLive(await call("/kit/live", { headers: { "last-event-id": "1" } }));
  for (let block = ""; !block.includes("event: event"); ) block = (await viewer.raw()) ?? "event: event";
  expect(await readData(BALANCES)).toBe("after");
  release();
  expect(await before).toBe("before");
  await proxy.close();
});
