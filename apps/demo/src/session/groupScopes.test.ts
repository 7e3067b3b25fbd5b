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
    { title: "Trading", scopes: [{ scope: "trades:view", reason: undefined }] },
    {
      title: "Payments",
      scopes: [
        { scope: "wallets:view", reason: undefined },
        { scope: "settlements:view", reason: undefined },
      ],
    },
    { title: "Webhooks", scopes: [{ scope: "webhooks:manage", reason: "key_lacks_scope" }] },
    { title: "Review", scopes: [{ scope: "approvals:decide", reason: "not_granted" }] },
    { title: "Other", scopes: [{ scope: "loans:view", reason: undefined }] },
  ]);
});

test("behaviour: an API key has no scopes of the kit", () => {
  expect(countKeyScopes(session)).toEqual({ count: 4, total: 5 });
});
