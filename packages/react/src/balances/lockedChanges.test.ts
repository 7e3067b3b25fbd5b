// @vitest-environment node
import { getBalances, listMarkets, listTransactions, type ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { addDecimals, subtractDecimals } from "../format/addDecimals.ts";
import { createKit } from "../query/kit.ts";
import { listMovements, sumMovements } from "./balanceMovements.ts";
import { listTrades, sumMoved } from "./balanceTrades.ts";
import { listLockedChanges, sumLockedChanges } from "./lockedChanges.ts";

const listChanges = (locked: readonly (string | null)[]) =>
  listLockedChanges({ time: locked.map((_, index) => index), locked });

test("default: what is locked is below zero, and what is released is above it", () => {
  expect(listChanges(["0", "5.50", "5.50", "2"])).toEqual([
    { time: 1, amount: "-5.5" },
    { time: 3, amount: "3.5" },
  ]);
});

test("behaviour: a change across missing samples counts at the next one", () => {
  expect(listChanges([null, "1", null, null, "3"])).toEqual([{ time: 4, amount: "-2" }]);
});

test("behaviour: changes that cancel out have no sum", () => {
  expect(sumLockedChanges(listChanges(["1", "3", "2"]))).toBe("-1");
  expect(sumLockedChanges(listChanges(["1", "3", "1"]))).toBeUndefined();
  expect(sumLockedChanges([])).toBeUndefined();
});

// Regression: the sums below the chart were millions away from the change above it, because some of the balance was locked.
test.each(["NGN", "USD"])(
  "behaviour: deposits, withdrawals, trades and locked %s add up to the change",
  async (currency) => {
    const { service, fetch, clock } = createBackend({ scenario: "past-month", markets: 30 });
    const { client } = createKit({ fetch });
    const [{ transactions }, { markets }, { balances }] = await Promise.all([
      client.call(listTransactions, {}),
      client.call(listMarkets, {}),
      client.call(getBalances, {}),
    ]);
    const currencies = balances.map((balance) => balance.currency);
    const from = clock.now() - 30 * 86_400_000;
    const times = Array.from({ length: 30 * 24 + 1 }, (_, hour) => from + hour * 3_600_000);
    const samples = service.readBalances({ times }).filter((sample) => sample.currency === currency);
    const locked = listLockedChanges({
      time: samples.map(({ time }) => time / 1000),
      locked: samples.map((sample) => sample.locked),
    });
    const isInRange = ({ time }: { readonly time: number }) => time * 1000 > from;
    const movements = listMovements({ transactions, currency, currencies }).filter(isInRange);
    const events = service
      .readEvents()
      .map((event, seq): ReceivedEvent => ({ ...event, received_at: event.occurred_at, seq }));
    const trades = listTrades({ events, markets, currency }).filter(isInRange);
    const add = (amounts: Iterable<string>) =>
      [...amounts].reduce((sum, amount) => addDecimals(sum, amount) ?? sum, "0");
    const change = subtractDecimals(samples.at(-1)?.available ?? "", samples[0]?.available ?? "") ?? "";
    const explained = Number(
      add([
        ...sumMovements(movements, "in").values(),
        ...Array.from(sumMovements(movements, "out").values(), (amount) => `-${amount}`),
        sumMoved(trades) ?? "",
        sumLockedChanges(locked) ?? "0",
      ]),
    );
    // The cost of an order is rounded.
    expect(Math.abs(Number(change) - explained)).toBeLessThan(trades.length);
  },
);
