import { describe, expect, test } from "vitest";
import { allScopes, defaultScopes, isScope } from "./scopes.ts";

describe("scopes", () => {
  test("default", () => {
    expect(defaultScopes).toEqual([
      "trades:view",
      "trades:create",
      "trades:execute",
      "wallets:view",
      "wallets:transfer",
      "settlements:view",
    ]);
    expect(allScopes).toEqual([...defaultScopes, "webhooks:view", "webhooks:manage", "wallets:withdraw"]);
  });

  test("behaviour: a text is a scope or not", () => {
    expect(isScope("wallets:view")).toBe(true);
    expect(isScope("wallets:*")).toBe(false);
    expect(isScope("toString")).toBe(false);
  });
});
