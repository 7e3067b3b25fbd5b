import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClock, createMockService, type Fault } from "@partner-kit/mock";
import { afterAll, expect, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import { StoreError } from "../store/StoreError.ts";

const directory = mkdtempSync(join(tmpdir(), "partner-kit-keys-"));
afterAll(() => rmSync(directory, { recursive: true }));

const NOW = Date.UTC(2026, 0, 5, 9);
const SUBMIT = "/partner/wallets/withdrawals";

interface Submission {
  readonly withdrawal_quote_id: string;
  readonly idempotency_key: string;
}

/** The emulated service and a proxy with a file, which can be restarted. */
async function start(name: string) {
  const service = createMockService({ clock: createClock({ now: () => NOW }) });
  const received: Submission[] = [];
  const path = join(directory, name);
  let store = await createSqliteStore({ path });
  let proxy = open();

  function open() {
    return createTestProxy({
      store,
      apiKey: service.keys.withdrawals,
      signingKey: service.signingKey,
      now: () => NOW,
      schedule: (run) => {
        const timer = setTimeout(run, 60_000);
        return () => clearTimeout(timer);
      },
      async fetch(input, init) {
        const request = new Request(input, init);
        if (new URL(request.url).pathname.endsWith(SUBMIT)) received.push(await request.clone().json());
        return service.fetch(request);
      },
    });
  }

  const post = (to: string, body: object) => proxy.call(to, { method: "POST", body: JSON.stringify(body) });
  return {
    service,
    received,
    async restart() {
      await proxy.proxy.close();
      await store.close();
      store = await createSqliteStore({ path });
      proxy = open();
    },
    async quote(amount: string): Promise<string> {
      const { data: recipients } = await (await proxy.call("/partner/wallets/recipients?type=fiat")).json();
      const order = { recipient_id: recipients[0].id, currency: recipients[0].currency, amount };
      return (await (await post(`${SUBMIT}/quotes`, order)).json()).data.withdrawal_quote_id;
    },
    submit: (withdrawal_quote_id: string, idempotency_key: string) =>
      post(SUBMIT, { withdrawal_quote_id, idempotency_key }),
    withdrawals: async (): Promise<readonly { id: string }[]> => {
      const { data } = await (await proxy.call("/partner/wallets/transactions")).json();
      return data.transactions.filter(({ type }: { type: string }) => type === "withdrawal");
    },
    close: async () => {
      await proxy.proxy.close();
      await store.close();
    },
  };
}

test("default: a repeated submission is sent with the key of the first one, also after a restart", async () => {
  const { quote, submit, received, restart, close } = await start("default");
  const [one, other] = [await quote("100"), await quote("200")];
  const first = await (await submit(one, "first")).json();
  await restart();
  expect(await (await submit(one, "second")).json()).toEqual(first);
  await submit(one.toUpperCase(), "third");
  await submit(other, "fourth");
  expect(received.map(({ idempotency_key }) => idempotency_key)).toEqual(["first", "first", "first", "fourth"]);
  await close();
});

test("behaviour: a key that cannot be stored is not sent", async () => {
  const { service, quote, close } = await start("full");
  const withdrawal_quote_id = await quote("100");
  const store = await createSqliteStore({ path: join(directory, "other") });
  const { call, sent } = createTestProxy({
    store: { ...store, keepKey: () => Promise.reject(new StoreError("full")) },
    apiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
  });
  const body = JSON.stringify({ withdrawal_quote_id, idempotency_key: "first" });
  expect(await readOutcome(await call(SUBMIT, { method: "POST", body }))).toEqual([503, "STORE_UNAVAILABLE"]);
  expect(sent).toEqual([]);
  await store.close();
  await close();
});

test("behaviour: refused submissions cannot fill the store with keys", async () => {
  const store = createMemoryStore();
  const keepKey = vi.fn(store.keepKey);
  const { call } = createTestProxy({
    store: { ...store, keepKey },
    signingKey: createMockService().signingKey,
    policy: () => ({ decision: "deny", reason: "Closed today." }),
    maxCallsPerMinute: 2,
    now: () => NOW,
  });
  const responses: (readonly unknown[])[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = JSON.stringify({ withdrawal_quote_id: crypto.randomUUID(), idempotency_key: "first" });
    responses.push(await readOutcome(await call(SUBMIT, { method: "POST", body })));
  }
  const [denied, limited] = [
    [403, "POLICY_DENIED"],
    [429, "TOO_MANY_REQUESTS"],
  ];
  expect(responses).toEqual([denied, denied, limited, limited]);
  expect(keepKey).toHaveBeenCalledTimes(2);
});

const faults: readonly Fault[] = [
  { operation: "submitWithdrawal", reset: true, times: 1 },
  { operation: "submitWithdrawal", offline: true, times: 1 },
  { operation: "submitWithdrawal", malformed: true, times: 1 },
  { operation: "submitWithdrawal", status: 500, times: 1 },
  { operation: "submitWithdrawal", status: 503, code: "REPLAY_PROTECTION_UNAVAILABLE", times: 1 },
];

test("property: over random faults and restarts, no withdrawal is submitted with a second key or made twice", async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = createRandom(seed);
    const { service, received, restart, quote, submit, withdrawals, close } = await start(`seed${seed}`);
    const before = (await withdrawals()).length;
    const quotes = [await quote("101"), await quote("102"), await quote("103")];
    const submitAgain = () => submit(quotes[random(quotes.length)] ?? "", crypto.randomUUID());
    for (let step = 0; step < 12; step += 1) {
      const fault = faults[random(faults.length * 2)];
      if (fault) service.faults.add(fault);
      // A second page that was opened at the same time has a key of its own.
      await Promise.all(Array.from({ length: 1 + random(2) }, submitAgain));
      if (random(4) === 0) await restart();
    }
    service.faults.clear();
    for (const id of quotes) {
      const outcomes = [await submit(id, "last"), await submit(id, "really-last")].map((response) => response.json());
      const [one, other] = await Promise.all(outcomes);
      expect(one.status, `seed ${seed}`).toBe("success");
      expect(other.data, `seed ${seed}`).toEqual(one.data);
      const keys = received.filter(({ withdrawal_quote_id }) => withdrawal_quote_id === id);
      expect(new Set(keys.map(({ idempotency_key }) => idempotency_key)).size, `seed ${seed}`).toBe(1);
    }
    expect((await withdrawals()).length - before, `seed ${seed}`).toBe(quotes.length);
    await close();
  }
}, 120_000);

/** Whole numbers from 0 up to a limit, the same for the same seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
