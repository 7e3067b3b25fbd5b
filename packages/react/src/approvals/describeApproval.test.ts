import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { describeApprovalStatus } from "./describeApproval.ts";

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
