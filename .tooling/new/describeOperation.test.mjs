import { describe, expect, test } from "vitest";
import { describeOperation } from "./describeOperation.mjs";

const scopes = ["wallets:view", "wallets:transfer", "trades:view", "trades:create", "settlements:view"];

/** @param {string} name @param {{ path?: string, method?: string, resource?: string }} [flags] */
const describeNamed = (name, flags) =>
  describeOperation({
    name,
    ...flags,
    scopes,
    basePathOf: (resource) => (resource === "recipients" ? "/partner/wallets/recipients" : undefined),
  });

test.each([
  ["listSettlements", "GET /partner/settlements", "settlements", "useSettlements", "settlementsQuery"],
  ["getSettlement", "GET /partner/settlements/{settlement_id}", "settlements", "useSettlement", "settlementQuery"],
  ["createPayoutBatch", "POST /partner/payout-batches", "payoutBatches", "useCreatePayoutBatch", undefined],
  ["submitEntry", "POST /partner/entries", "entries", "useSubmitEntry", undefined],
  [
    "updateRecipient",
    "PATCH /partner/wallets/recipients/{recipient_id}",
    "recipients",
    "useUpdateRecipient",
    undefined,
  ],
  ["replaceLimit", "PUT /partner/limits/{limit_id}", "limits", "useReplaceLimit", undefined],
  ["deleteLimit", "DELETE /partner/limits/{limit_id}", "limits", "useDeleteLimit", undefined],
])("default: %s", (name, request, resource, hook, query) => {
  const operation = describeNamed(name);
  expect(`${operation.method} ${operation.path}`).toBe(request);
  expect(operation).toMatchObject({ resource, hook, query });
});

test("parameters: path, method, resource", () => {
  const path = "/partner/exchange/accounts/{account_id}/fees";
  expect(describeNamed("createFee", { path, method: "PUT", resource: "feeBook" })).toMatchObject({
    path,
    method: "PUT",
    resource: "feeBook",
    placeholders: ["account_id"],
    grant: "trades:create",
  });
});

test("behaviour: the grant is the scope of the resource or, without one, of its area", () => {
  expect(describeNamed("listSettlements").grant).toBe("settlements:view");
  expect(describeNamed("createSettlement").grant).toBe("wallets:transfer");
});

describe("behaviour: refuses", () => {
  test.each([
    ["settlements", {}, "is not an operation name"],
    ["fetchSettlements", {}, "Start with a verb (list, get,"],
    ["listSettlement", {}, "A list takes a plural: listSettlements."],
    ["getSettlements", {}, "Use the singular: getSettlement."],
    ["listSettlements", { path: "settlements" }, "is not a path of the service"],
    ["getSettlement", { path: "/partner/settlement" }, "does not say which settlement"],
    ["listSettlements", { method: "POST" }, "does not fit a read. Use GET."],
    ["createSettlement", { method: "GET" }, "does not fit a change. Use POST, PATCH, PUT, DELETE."],
    ["listSettlements", { resource: "Settle_ments" }, "is not in camel case"],
  ])("%s %o", (name, flags, message) => {
    expect(() => describeNamed(name, flags)).toThrow(message);
  });
});
