import { type Operation, operations, type ParsedInput } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSecretBox } from "../store/createSecretBox.ts";
import { createQuoteMemory } from "./createQuoteMemory.ts";

const { createWithdrawalQuote, submitWithdrawal } = operations;
const quoteInput = { recipient_id: "6b1f6c0e-0000-4000-8000-000000000001", amount: "900000", currency: "NGN" };
const KEY = new Uint8Array(32).fill(7);

function open(key = KEY, store = createMemoryStore()) {
  const logger = createTestLogger();
  const policy = () => ({ decision: "allow" }) as const;
  const memory = createQuoteMemory({ policy, store, secretBox: createSecretBox({ keys: [key] }), logger });
  return { ...memory, store, logger };
}

async function remember({ remember: store }: ReturnType<typeof open>, withdrawal_quote_id: string, amount: string) {
  const envelope = { status: "success", data: { withdrawal_quote_id, amount } };
  const input: ParsedInput<Operation> = { ...quoteInput, amount };
  await store(createWithdrawalQuote, input, { status: 200, bytes: new Uint8Array(), envelope, retryAfter: undefined });
}

function submission(withdrawal_quote_id: string): ParsedInput<Operation> {
  return { withdrawal_quote_id, idempotency_key: "payroll-7" };
}

const CHEAP = "0b4a2900-42e3-44ef-ba32-8419e6f78351";
const DEAR = "0b4a2900-42e3-44ef-ba32-8419e6f78352";

test("default: a quote is remembered with its input, however the case of its ID is written", async () => {
  const memory = open();
  await remember(memory, DEAR, "900000");
  const remembered = { quote: { withdrawal_quote_id: DEAR, amount: "900000" }, quoteInput };
  expect(await memory.recall(submitWithdrawal, submission(DEAR))).toEqual(remembered);
  expect(await memory.recall(submitWithdrawal, submission(DEAR.toUpperCase()))).toEqual(remembered);
});

test("behaviour: a quote that was changed or replaced in the store is unknown", async () => {
  const memory = open();
  await remember(memory, CHEAP, "1");
  await remember(memory, DEAR, "900000");
  const cheap = (await memory.store.readShared(`quote ${CHEAP}`)) ?? "";
  expect(cheap).not.toContain(quoteInput.recipient_id);
  const inTheClear = JSON.stringify({
    quote: { withdrawal_quote_id: DEAR },
    quoteInput: { ...quoteInput, amount: "1" },
  });
  for (const value of [cheap, inTheClear, "", "AAAA"]) {
    await memory.store.writeShared({ name: `quote ${DEAR}`, value });
    expect(await memory.recall(submitWithdrawal, submission(DEAR))).toBe(null);
  }
});

test("behaviour: a quote whose key was removed is unknown, and that is logged", async () => {
  const memory = open();
  await remember(memory, DEAR, "900000");
  const { recall, logger } = open(new Uint8Array(32).fill(8), memory.store);
  expect(await recall(submitWithdrawal, submission(DEAR))).toBe(null);
  expect(logger.entries).toMatchObject([{ level: "error", message: expect.stringContaining("cannot be decrypted") }]);
});
