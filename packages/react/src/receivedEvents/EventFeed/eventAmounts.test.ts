import { expect, test } from "vitest";
import { readEventAmount, readEventTrade } from "./eventAmounts.ts";

// Regression: a held deposit had a plus sign in the feed, as if it were in the balance, and none in the list of transactions.
test.each([
  ["deposit.success", "always"],
  ["deposit.action_required", "auto"],
  ["deposit.failed", "auto"],
])("behaviour: only a deposit that is in the balance has a plus sign: %s", (type, sign) => {
  expect(readEventAmount({ type, data: { amount: "451.51", currency: "USDT" } })?.sign).toBe(sign);
});

test("behaviour: only a fill has a cost, at its average price", () => {
  const data = {
    order_id: "0190a7c0-1111-7000-8000-000000000001",
    pair_id: "pair",
    side: "buy",
    amount: "2",
    filled_amount: "0.5",
    average_price: "1000.00",
    price: "1100.00",
    status: "filled",
  };
  expect(readEventTrade({ type: "exchange.filled", data })?.cost).toBe("500");
  // The amount beside it would be that of the whole order.
  expect(readEventTrade({ type: "exchange.cancelled", data })?.cost).toBeUndefined();
});
