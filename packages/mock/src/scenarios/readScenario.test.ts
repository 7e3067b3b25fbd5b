import { getBalances, getTicker, listRecipients, listTransactions } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";
import { isScenarioSelection, readScenario, type ScenarioSelection } from "./readScenario.ts";
import { type ScenarioName, scenarios } from "./scenarios.ts";

async function look(scenario: ScenarioSelection) {
  const { client } = createTestService({ scenario });
  const { transactions } = await client.call(listTransactions, {});
  const recipients = await client.call(listRecipients, {});
  return { transactions, recipients, balances: await client.call(getBalances, {}) };
}

test("default: a month of history with realistic amounts", async () => {
  const { transactions, recipients, balances } = await look("default");
  expect(transactions.length).toBeGreaterThanOrEqual(40);
  expect(recipients.length).toBeGreaterThanOrEqual(8);
  const times = transactions.map(({ created_at }) => Date.parse(created_at ?? ""));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect((times[0] ?? 0) - (times.at(-1) ?? 0)).toBeGreaterThan(20 * 86_400_000);
  expect(new Set(transactions.map(({ status }) => status))).toEqual(
    new Set(["success", "failed", "partial", "pending"]),
  );
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  expect(balances.balances.map(({ locked }) => locked)).not.toContain("0.00");
});

test("default: empty and first-day", async () => {
  expect(await look("empty")).toMatchObject({ transactions: [], recipients: [] });
  expect(await look("first-day")).toMatchObject({
    transactions: [{ type: "deposit", status: "success", amount: "5000000.00" }],
    recipients: [{ recipient_type: "fiat" }],
    balances: { balances: [{ available: "5000000.00" }, { available: "0.00" }], credit: { credit_limit: "0.00" } },
  });
});

test("parameters: several scenarios, in any order", async () => {
  for (const scenario of ["first-day+travel-rule-held", "travel-rule-held+first-day"] as const) {
    expect((await look(scenario)).transactions).toHaveLength(4);
  }
  const { balances } = await look("withdrawable-unavailable+credit-overdue");
  expect(balances).toMatchObject({ withdrawable: null, credit: { overdue: true } });
  const { client } = createTestService({ scenario: "empty+large-market" });
  expect((await client.call(getTicker, {})).tickers).toHaveLength(5000);
});

test.each(Object.keys(scenarios) as ScenarioName[])("behaviour: %s has a description in sentences", (name) => {
  expect(isScenarioSelection(name)).toBe(true);
  expect(readScenario(name).description).toMatch(/^[A-Z0-9].{15,120}\.$/);
});

test("behaviour: rejects an unknown scenario and lists the known ones", () => {
  expect(isScenarioSelection("empty+nonsense")).toBe(false);
  expect(() => readScenario("empty+nonsense")).toThrow(/Unknown scenario "nonsense"\. Use one of default, empty/);
  expect(isScenarioSelection("toString")).toBe(false);
});

test("behaviour: the seed determines the history", async () => {
  const read = async (seed: number) =>
    (await createTestService({ seed }).client.call(listTransactions, {})).transactions;
  expect(await read(3)).toEqual(await read(3));
  expect(await read(3)).not.toEqual(await read(4));
});
