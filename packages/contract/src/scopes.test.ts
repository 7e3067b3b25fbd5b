import { describe, expect, test } from "vitest";
import { allGrantedScopes, allScopes, defaultScopes, isKitScope, isScope, kitScopes } from "./scopes.ts";

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

  test("behaviour: isScope recognizes scopes of the service", () => {
    expect(isScope("wallets:view")).toBe(true);
    expect(isScope("wallets:*")).toBe(false);
    expect(isScope("toString")).toBe(false);
  });

  test("behaviour: the scopes of the kit differ from those of the service", () => {
    expect(kitScopes).toEqual(["audit:view", "approvals:decide", "simulation:run"]);
    for (const scope of kitScopes) expect([isKitScope(scope), isScope(scope)]).toEqual([true, false]);
    expect(isKitScope("wallets:view")).toBe(false);
    expect(allGrantedScopes).toEqual([...allScopes, ...kitScopes]);
  });
});
