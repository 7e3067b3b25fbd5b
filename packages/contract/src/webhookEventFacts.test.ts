import { describe, expect, test } from "vitest";
import { isWebhookEventType, webhookEventFacts, webhookEventScopes } from "./webhookEventFacts.ts";
import { webhookEventTypes } from "./webhookEventTypes.ts";

describe("webhookEventFacts", () => {
  test("default", () => {
    expect(
      webhookEventTypes.map((type) => `${type} ${webhookEventFacts(type).area} ${webhookEventFacts(type).scope}`),
    ).toEqual([
      "deposit.action_required deposit wallets:view",
      "deposit.success deposit wallets:view",
      "deposit.failed deposit wallets:view",
      "withdrawal.success withdrawal wallets:view",
      "withdrawal.partial withdrawal wallets:view",
      "withdrawal.failed withdrawal wallets:view",
      "exchange.accepted exchange trades:view",
      "exchange.filled exchange trades:view",
      "exchange.replaced exchange trades:view",
      "exchange.cancelled exchange trades:view",
      "exchange.rejected exchange trades:view",
    ]);
  });

  test.each(webhookEventTypes)("behaviour: %s invalidates balances and history", (type) => {
    expect(webhookEventFacts(type).affects).toEqual(
      expect.arrayContaining(["balances", "webhookEvents", "webhookDeliveries"]),
    );
  });

  test("behaviour: a held deposit invalidates its Travel Rule requirements", () => {
    expect(webhookEventFacts("deposit.action_required").affects).toContain("travelRule");
  });
});

describe("isWebhookEventType", () => {
  test.each(["deposit.*", "deposit", "Deposit.success", "deposit.success ", "withdrawal.accepted"])(
    "behaviour: %s is not an event type",
    (text) => expect(isWebhookEventType(text)).toBe(false),
  );
});

test("behaviour: subscribing to several areas needs the scope of each, without duplicates", () => {
  expect(webhookEventScopes([])).toEqual([]);
  expect(webhookEventScopes(["deposit.success", "withdrawal.failed"])).toEqual(["wallets:view"]);
  expect(webhookEventScopes(["exchange.filled", "deposit.success"])).toEqual(["trades:view", "wallets:view"]);
});
