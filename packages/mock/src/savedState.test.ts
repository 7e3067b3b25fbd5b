import {
  acceptQuote,
  createQuote,
  getBalances,
  getOrder,
  getTravelRule,
  listRecipients,
  listTransactions,
  simulateCryptoDeposit,
  submitTravelRule,
} from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createVirtualClock } from "./clock.ts";
import type { SavedState } from "./savedState.ts";
import { createTestService, type TestService } from "./test/createTestService.ts";

/** Converts to text and back, like a file. */
function copy(state: SavedState): SavedState {
  return JSON.parse(JSON.stringify(state));
}

function resume(state: SavedState): TestService {
  return createTestService({ state: copy(state), clock: createVirtualClock({ start: Date.parse(state.now) }) });
}

async function look({ client }: TestService) {
  return [
    await client.call(getBalances, {}),
    await client.call(listTransactions, {}),
    await client.call(listRecipients, {}),
  ];
}

test("default: a service continues from a state, including pending jobs", async () => {
  const original = createTestService({ seed: 5, scenario: "travel-rule-held" });
  const { client } = original;
  const held = (await client.call(listTransactions, {})).transactions.find(({ required_action }) => required_action);
  const id = held?.id ?? "";
  const submission = { id, sender_originator: "Ada Obi", sender_country: "GBR" };
  await client.call(submitTravelRule, submission);
  const quote = await client.call(createQuote, { pair_id: "USDT-NGN", side: "buy", amount: "206" });
  const { order_id } = await client.call(acceptQuote, { quote_id: quote.quote_id });
  await original.advance(500);
  const copied = resume(original.service.exportState());
  expect(copied.service.keys).toEqual(original.service.keys);
  expect(await look(copied)).toEqual(await look(original));
  for (const { advance } of [original, copied]) await advance(120_000);
  expect(await look(copied)).toEqual(await look(original));
  expect(await copied.client.call(getOrder, { order_id })).toMatchObject({ status: "cancelled", filled_amount: "103" });
  expect(await copied.client.call(getTravelRule, { id })).toMatchObject({ status: "submitted" });
});

test("behaviour: records after a load have new identifiers", async () => {
  const original = createTestService();
  const input = { amount: "1", symbol: "USDT", user_id: original.service.userId };
  const made = await original.client.call(simulateCryptoDeposit, { ...input, idempotency_key: "a" });
  const copied = resume(original.service.exportState());
  const next = await copied.client.call(simulateCryptoDeposit, { ...input, idempotency_key: "b" });
  const { transactions } = await copied.client.call(listTransactions, {});
  expect(transactions.filter(({ id }) => id === made.id || id === next.id)).toHaveLength(2);
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
});

test("behaviour: reset restores the state repeatedly", async () => {
  const original = createTestService({ scenario: "empty" });
  const input = { amount: "1", symbol: "USDT", user_id: original.service.userId };
  await original.client.call(simulateCryptoDeposit, { ...input, idempotency_key: "a" });
  const copied = resume(original.service.exportState());
  for (const idempotency_key of ["b", "c"]) {
    await copied.client.call(simulateCryptoDeposit, { ...input, idempotency_key });
    expect((await copied.balance("USD")).total).toBe(2_000_000n);
    copied.service.reset();
    expect((await copied.balance("USD")).total).toBe(1_000_000n);
  }
});

test("behaviour: exports and restores a state over HTTP", async () => {
  const { service, client, balance } = createTestService({ scenario: "empty" });
  service.faults.add({ operation: "listBanks", status: 503 });
  const exported = await service.fetch("http://service.test/_mock/state?export");
  const { data: state } = await exported.json();
  expect(state).toEqual(copy(service.exportState()));
  const input = { amount: "1", symbol: "USDT", user_id: service.userId, idempotency_key: "a" };
  await client.call(simulateCryptoDeposit, input);
  service.faults.clear();
  const reset = (body: unknown) => {
    const headers = { "content-type": "application/json" };
    return service.fetch("http://service.test/_mock/reset", { method: "POST", headers, body: JSON.stringify(body) });
  };
  expect((await reset({ state })).status).toBe(200);
  expect((await balance("USD")).total).toBe(0n);
  expect(service.faults.list()).toEqual([{ operation: "listBanks", status: 503 }]);
  for (const wrong of [{}, null, 1, { ...state, format: 9 }, { ...state, tables: {} }]) {
    const rejected = await reset({ state: wrong });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { error: { code: "VALIDATION_FAILED" } }]);
  }
  expect((await balance("USD")).total).toBe(0n);
});

test("behaviour: rejects an invalid state with a hint", () => {
  const { service } = createTestService();
  expect(() => service.loadState({ now: "2026" })).toThrow("Pass the result of `exportState()`");
});
