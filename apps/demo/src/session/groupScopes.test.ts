import { expect, test } from "vitest";
import { en as app } from "../messages/en.ts";
import { countKeyScopes, groupScopes } from "./groupScopes.ts";
import { en } from "./messages.en.ts";

const session = {
  scopes: ["trades:view", "wallets:view", "settlements:view", "loans:view"],
  missing_scopes: [
    { scope: "webhooks:manage", reason: "key_lacks_scope" },
    { scope: "approvals:decide", reason: "not_granted" },
  ],
};

test("default: scopes by area, with the reason of each missing one, and unknown ones last", () => {
  expect(groupScopes(session, { ...app, ...en })).toEqual([
    { title: "Trading", scopes: [{ scope: "trades:view", reason: undefined, endsReason: false }] },
    {
      title: "Payments",
      scopes: [
        { scope: "wallets:view", reason: undefined, endsReason: false },
        { scope: "settlements:view", reason: undefined, endsReason: false },
      ],
    },
    { title: "Webhooks", scopes: [{ scope: "webhooks:manage", reason: "key_lacks_scope", endsReason: true }] },
    { title: "Review", scopes: [{ scope: "approvals:decide", reason: "not_granted", endsReason: true }] },
    { title: "Other", scopes: [{ scope: "loans:view", reason: undefined, endsReason: false }] },
  ]);
});

// Regression: the same reason was written below each of them.
test("behaviour: the last scope with a reason ends it", () => {
  const missing = [
    { scope: "approvals:decide", reason: "not_granted" },
    { scope: "audit:export", reason: "key_lacks_scope" },
    { scope: "audit:view", reason: "not_granted" },
  ];
  const [review] = groupScopes({ scopes: [], missing_scopes: missing }, { ...app, ...en });
  expect(review?.scopes.map(({ scope, endsReason }) => [scope, endsReason])).toEqual([
    ["audit:export", true],
    ["approvals:decide", false],
    ["audit:view", true],
  ]);
});

test("behaviour: an API key has no scopes of the kit", () => {
  expect(countKeyScopes(session)).toEqual({ count: 4, total: 5, others: 1 });
});
