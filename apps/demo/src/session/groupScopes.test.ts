import { expect, test } from "vitest";
import { en as app } from "../messages/en.ts";
import { countKeyScopes, groupGranted, groupRefused } from "./groupScopes.ts";
import { en } from "./messages.en.ts";

const session = {
  scopes: ["trades:view", "wallets:view", "settlements:view", "loans:view", "simulation:run"],
  missing_scopes: [
    { scope: "approvals:decide", reason: "not_granted" },
    { scope: "webhooks:manage", reason: "key_lacks_scope" },
    { scope: "audit:view", reason: "not_granted" },
  ],
};

test("default: granted scopes by area, and unknown ones last", () => {
  expect(groupGranted(session, { ...app, ...en })).toEqual([
    { title: "Trading", scopes: ["trades:view"] },
    { title: "Payments", scopes: ["wallets:view", "settlements:view"] },
    { title: "Simulator", scopes: ["simulation:run"] },
    { title: "Other", scopes: ["loans:view"] },
  ]);
});

// Regression: the same reason was written below each scope, and refused scopes were scattered among granted ones.
test("behaviour: refused scopes are together, once for each reason", () => {
  expect(groupRefused(session)).toEqual([
    { reason: "not_granted", scopes: ["approvals:decide", "audit:view"] },
    { reason: "key_lacks_scope", scopes: ["webhooks:manage"] },
  ]);
});

test("behaviour: an API key has no scopes of the admin", () => {
  expect(countKeyScopes(session)).toEqual({ count: 4, total: 5, missingOfAdmin: 2 });
});
