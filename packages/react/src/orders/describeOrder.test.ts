import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fillText } from "../text/fillText.ts";
import { describeTrade } from "./describeOrder.ts";

// Regression: an average price times an amount came to 199.94, beside a balance that fell by 199.95.
test.each([
  ["199.943", "Buy BTC with ≈ 200 USD"],
  ["2929981.9", "Buy BTC with ≈ 2,929,982 USD"],
  ["99.5", "Buy BTC with ≈ 99.50 USD"],
])("behaviour: a cost of %s is rounded once cents say nothing", (cost, text) => {
  const pair = { pairId: "1", base: "BTC", quote: "USD" };
  const order = { side: "buy", amount: undefined, pair_id: "1", pair, cost } as const;
  const name = describeTrade(order, { ...en, fill: fillText, locale: "en" });
  expect(name.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ")).toBe(text);
});
