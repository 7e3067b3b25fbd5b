import type { Approval } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { describeApprovalStatus, differencesOf, listDetails } from "./describeApproval.ts";

test.each([
  ["submitWithdrawal", "Approved and sent"],
  ["createRecipient", "Approved and saved"],
  ["updateRecipient", "Approved and saved"],
  ["deleteRecipient", "Approved and deleted"],
  ["createWebhook", "Approved and saved"],
  ["replaceWebhook", "Approved and saved"],
  ["deleteWebhook", "Approved and deleted"],
  ["toString", "Approved and sent"],
] as const)("behaviour: %s says what its approval did", (operation, label) => {
  expect(describeApprovalStatus({ status: "executed", operation }, en)).toEqual({ label, tone: "success" });
  expect(describeApprovalStatus({ status: "rejected", operation }, en).label).toBe("Rejected");
});

test("behaviour: without the saved payment details, a change shows its values and calls none of the former ones empty", () => {
  const approval = {
    operation: "updateRecipient",
    input: { recipient_id: "b6ea8bb4-0383-43e5-8422-ac6817b019bb", label: "Rent", account_number: "0123456788" },
    reviewed: { recipient: { id: "b6ea8bb4-0383-43e5-8422-ac6817b019bb", label: "Office" } },
  } as unknown as Approval;
  expect(differencesOf(approval)).toEqual([{ field: "label", before: "Office", after: "Rent" }]);
  expect(listDetails(approval)).toEqual([{ field: "account_number", value: "0123456788" }]);
});
