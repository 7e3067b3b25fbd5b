import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createAccount } from "../seed/account.ts";
import { ledger } from "./ledger.ts";

const move = fc.record({
  kind: fc.constantFrom("credit", "reserve", "release", "spend"),
  currency: fc.constantFrom("NGN", "USD"),
  amount: fc.bigInt({ min: 0n, max: 1000n }),
});

test("behaviour: after every sequence of moves, the total is credits minus debits, and no amount is negative", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const account = createAccount("a");
      const totals = { NGN: 0n, USD: 0n };
      for (const { kind, currency, amount } of moves) {
        const entry = { account, currency, amount } as const;
        const { locked } = account.balances[currency];
        if ((kind === "release" || kind === "spend") && amount > locked) continue;
        ledger[kind](entry);
        if (kind === "credit") totals[currency] += amount;
        if (kind === "spend") totals[currency] -= amount;
      }
      for (const currency of ["NGN", "USD"] as const) {
        const { available, locked } = account.balances[currency];
        expect(available >= 0n && locked >= 0n).toBe(true);
        expect(available + locked).toBe(totals[currency]);
      }
    }),
  );
});

test.each(["release", "spend"] as const)(
  "behaviour: %s of more than the locked amount throws and moves nothing",
  (kind) => {
    const account = createAccount("a");
    ledger.credit({ account, currency: "USD", amount: 10n });
    ledger.reserve({ account, currency: "USD", amount: 4n });
    expect(() => ledger[kind]({ account, currency: "USD", amount: 5n })).toThrow("the ledger cannot move 5 of 4");
    expect(account.balances.USD).toEqual({ available: 6n, locked: 4n });
  },
);

test("behaviour: reserving more than the available amount returns false and moves nothing", () => {
  const account = createAccount("a");
  ledger.credit({ account, currency: "NGN", amount: 10n });
  expect(ledger.reserve({ account, currency: "NGN", amount: 11n })).toBe(false);
  expect(account.balances.NGN).toEqual({ available: 10n, locked: 0n });
});
