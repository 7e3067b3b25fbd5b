import { expect, test } from "vitest";
import { readEventAmount } from "./eventAmounts.ts";

// Regression: a held deposit had a plus sign in the feed, as if it were in the balance, and none in the list of transactions.
test.each([
  ["deposit.success", "always"],
  ["deposit.action_required", "auto"],
  ["deposit.failed", "auto"],
])("behaviour: only a deposit that is in the balance has a plus sign: %s", (type, sign) => {
  expect(readEventAmount({ type, data: { amount: "451.51", currency: "USDT" } })?.sign).toBe(sign);
});
