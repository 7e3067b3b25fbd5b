import { listTransactions } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";

const PATH = "/partner/wallets/transactions";

test("default: all transactions in one page, and no cursor", async () => {
  const { client, send } = createTestService();
  const { transactions, ...rest } = await client.call(listTransactions, {});
  expect(transactions.length).toBeGreaterThan(20);
  expect(rest).toEqual({});
  expect(await send("GET", `${PATH}?cursor=${transactions[0]?.id}`)).toMatchObject({ status: 400 });
});

test("parameters: transactionPageSize", async () => {
  const whole = await createTestService().client.call(listTransactions, {});
  const { client, send } = createTestService({ transactionPageSize: 20 });
  const sizes: number[] = [];
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await client.call(listTransactions, { cursor });
    sizes.push(page.transactions.length);
    ids.push(...page.transactions.map(({ id }) => id));
    cursor = page.next_cursor ?? null;
  }
  expect(ids).toEqual(whole.transactions.map(({ id }) => id));
  expect(sizes.slice(0, -1).every((size) => size === 20)).toBe(true);
  expect(sizes.at(-1)).toBe(whole.transactions.length % 20 || 20);
  expect(await send("GET", `${PATH}?cursor=unknown`)).toMatchObject({ status: 400 });
  expect(() => createTestService({ transactionPageSize: 0 })).toThrow(RangeError);
});
