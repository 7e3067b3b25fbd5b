import { listTransactions, type Transaction } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// A lazy part must be loaded before its test: loading takes real time, and the test has a clock of its own.
import "../../travelRule/TravelRuleForm/TravelRuleDialog.tsx";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TransactionDetail, type TransactionDetailProps } from "./TransactionDetail.tsx";

interface RenderParameters extends RenderWithKitParameters {
  readonly status: string;
  readonly props?: Omit<TransactionDetailProps, "transactionId">;
}

/** Renders the newest transaction with a status. */
async function render({ status, props, ...parameters }: RenderParameters) {
  const backend = { scenario: "travel-rule-held", ...parameters.backend } as const;
  const result = await renderWithKit(<p />, { ...parameters, backend });
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: result.backend.service.fetch,
    headers: { "x-api-key": result.backend.service.keys.default },
  });
  const { transactions } = await client.call(listTransactions, {});
  const transaction: Transaction =
    transactions.find((one) => one.status === status) ?? expect.fail(`No transaction is ${status}.`);
  result.rerender(<TransactionDetail {...props} transactionId={transaction.id} />);
  await settle(1000);
  return { ...result, transaction };
}

const region = () => screen.getByRole("region", { name: "Transaction" });
const factOf = (label: string) => within(region()).queryByText(label)?.nextElementSibling?.textContent;

test("default", async () => {
  const { transaction } = await render({ status: "pending" });
  expect(region().dataset["status"]).toBe("ready");
  expect(within(region()).getByText("Pending")).toBeDefined();
  expect(factOf("Type")).toBeUndefined();
  expect(region().textContent).toMatch(/^Withdrawal/);
  expect(factOf("Reference")).toContain(transaction.reference);
  expect(factOf("Transaction ID")).toContain(transaction.id.slice(0, 8));
  expect(factOf("Fee")).toMatch(/\d/);
  expect(factOf("Recipient")).toMatch(/[A-Z]/);
  expect(within(region()).queryByText("Events")).toBeNull();
});

test("behaviour: a held deposit opens the Travel Rule form", async () => {
  await render({ status: "action_required" });
  expect(within(region()).getByText("This deposit is on hold")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Add sender" }));
  await settle(1000);
  expect(screen.getByRole("dialog", { name: "Sender of this deposit" })).toBeDefined();
});

test("parameters: onOpenTravelRule opens the host's form instead", async () => {
  const onOpenTravelRule = vi.fn();
  const { transaction } = await render({ status: "action_required", props: { onOpenTravelRule } });
  fireEvent.click(screen.getByRole("button", { name: "Add sender" }));
  await settle(1000);
  expect(onOpenTravelRule).toHaveBeenCalledExactlyOnceWith(transaction.id);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("behaviour: a partly settled withdrawal says how much settled", async () => {
  const { transaction } = await render({ status: "partial" });
  expect(within(region()).getByText(/^[\d,.]+ of [\d,.]+ NGN settled$/)).toBeDefined();
  expect(factOf("Settled")?.replace(/[^\d.]/g, "")).toBe(transaction.settled_amount);
  expect(factOf("Recipient")).toBeUndefined();
});

test("behaviour: shows the recipient's ID to users who may not see recipients", async () => {
  const { transaction } = await render({
    status: "pending",
    prepare: ({ service }) => service.faults.add({ operation: "listRecipients", status: 500 }),
  });
  expect(factOf("Recipient")).toContain(transaction.recipient_id?.slice(0, 8) ?? "no ID");
});

test("behaviour: an unknown transaction", async () => {
  await renderWithKit(<TransactionDetail transactionId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />);
  await settle(1000);
  expect(region().dataset["status"]).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("It is not in this account.");
});
