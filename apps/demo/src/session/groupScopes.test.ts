import { expect, test } from "vitest";
import { en as app } from "../messages/en.ts";
import { countKeyScopes, groupRefused, groupScopes } from "./groupScopes.ts";
import { en } from "./messages.en.ts";

const session = {
  scopes: ["trades:view", "wallets:view", "settlements:view", "loans:view", "simulation:run"],
  missing_scopes: [
    { scope: "approvals:decide", reason: "not_granted" },
    { scope: "webhooks:manage", reason: "key_lacks_scope" },
    { scope: "audit:view", reason: "not_granted" },
  ],
};

// Regression: “Missing” was a group beside the areas, so that an area did not list all of its scopes.
test("default: granted and refused scopes by area, and unknown ones last", () => {
  const groups = groupScopes(session, { ...app, ...en }).map(({ title, scopes }) => [
    title,
    ...scopes.map(({ scope, isGranted }) => `${isGranted ? "+" : "-"}${scope}`),
  ]);
  expect(groups).toEqual([
    ["Trading", "+trades:view"],
    ["Payments", "+wallets:view", "+settlements:view"],
    ["Webhooks", "-webhooks:manage"],
    ["Review", "-approvals:decide", "-audit:view"],
    ["Simulator", "+simulation:run"],
    ["Other", "+loans:view"],
  ]);
});

// Regression: the same reason was written below each scope.
test("behaviour: each reason has its refused scopes", () => {
  expect(groupRefused(session)).toEqual([
    { reason: "not_granted", scopes: ["approvals:decide", "audit:view"] },
    { reason: "key_lacks_scope", scopes: ["webhooks:manage"] },
  ]);
});

test("behaviour: an API key has no scopes of the admin", () => {
  expect(countKeyScopes(session)).toEqual({ count: 4, total: 5 });
});
