import type { Data, listPaymentBatches, listTransactions, PaymentBatch } from "@partner-kit/contract";
import { createMockService } from "@partner-kit/mock";
import { createMemoryStore } from "@partner-kit/proxy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createStoreWithPast } from "../server/createStoreWithPast.ts";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { callDemo } from "./callDemo.ts";
import { openAs } from "./openAs.ts";

const DAY_SECONDS = 86_400;

describe.each(Object.entries(backEnds))("%s", (_, start) => {
  let backEnd: BackEnd;

  beforeAll(async () => {
    backEnd = await start();
  });

  afterAll(() => backEnd?.stop());

  test("behaviour: a demo that has just started shows the emulator's prices of the previous day", async () => {
    const page = await openAs({ backEnd, person: "leila" });
    const to = Math.floor(Date.now() / 60_000) * 60 - 3600;
    const query = `pair_id=ETH-USD&from=${to - DAY_SECONDS + 7200}&to=${to}&step=60`;
    const { body } = await callDemo({ page, method: "GET", path: `/partner-kit/kit/ticker-history?${query}` });
    const { data } = body as { readonly data: { readonly time: readonly number[]; readonly last: readonly string[] } };
    const service = createMockService();
    const said = data.time.map((time) => service.readTickers({ time: time * 1000, pairId: "ETH-USD" })[0]?.last);
    service.close();
    expect(said).toHaveLength((DAY_SECONDS - 7200) / 60);
    expect(data.last).toEqual(said);
    await page.context().close();
  });

  test("behaviour: the bulk payments of the past are withdrawals of the account, except one that was not sent", async () => {
    const page = await openAs({ backEnd, person: "amara" });
    const read = async <Data>(path: string) =>
      ((await callDemo({ page, method: "GET", path: `/partner-kit${path}` })).body as { readonly data: Data }).data;
    const { transactions } = await read<Data<typeof listTransactions>>("/partner/wallets/transactions");
    const { batches } = await read<Data<typeof listPaymentBatches>>("/kit/payment-batches");
    expect(batches).toMatchObject([
      { name: "Rent and consulting", status: "finished", counts: { submitted: 3 } },
      { name: "Supplier invoices", status: "finished", counts: { submitted: 4, failed: 1 } },
    ]);
    for (const { batch_id: id, created_at: at } of batches) {
      const { lines } = await read<PaymentBatch>(`/kit/payment-batches/${id}`);
      for (const { status, transaction_id, recipient_id, amount, currency, fee } of lines) {
        const paid = { recipient_id, amount, currency, fee, type: "withdrawal", status: "success" };
        const transaction = transactions.find((one) => one.id === transaction_id);
        expect(transaction ?? null).toEqual(status === "failed" ? null : expect.objectContaining(paid));
        if (transaction) expect(Date.parse(transaction.created_at ?? "") - Date.parse(at)).toBeLessThan(60_000);
      }
    }
    await page.context().close();
  });
});

test("behaviour: the balances of the previous 30 days are computed once and lead to the current ones", async () => {
  const service = createMockService();
  const until = service.clock.now();
  const store = createStoreWithPast({ service, until, store: createMemoryStore({}) });
  const read = () => store.readBalances({ currency: "NGN", from: 0, to: until + 1, step: 300_000 });
  const [{ samples }] = await Promise.all([read(), read()]);
  expect(samples).toHaveLength((30 * DAY_SECONDS) / 300);
  const [last] = service.readBalances({ times: [samples.at(-1)?.time ?? 0] });
  expect(samples.at(-1)).toEqual(last);
  service.close();
});

test("behaviour: a request waits while the history of a pair is being stored, and a failed write is retried", async () => {
  const service = createMockService();
  const memory = createMemoryStore({});
  const until = Date.now();
  let isBroken = true;
  const store = createStoreWithPast({
    service,
    until,
    store: {
      ...memory,
      async appendSamples(samples) {
        await new Promise(setImmediate);
        if (isBroken) throw new Error("The store is away.");
        await memory.appendSamples(samples);
      },
    },
  });
  const read = () => store.readSamples({ pair_id: "ETH-USD", from: 0, to: until, step: 60_000 });
  await expect(read()).rejects.toThrow("The store is away.");
  isBroken = false;
  const lengths = (await Promise.all([read(), read()])).map(({ samples }) => samples.length);
  expect(lengths).toEqual([DAY_SECONDS / 60, DAY_SECONDS / 60]);
  service.close();
});
