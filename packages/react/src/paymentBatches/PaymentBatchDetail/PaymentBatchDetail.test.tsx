import { listRecipients, type Recipient } from "@partner-kit/contract";
import type { Policy } from "@partner-kit/proxy";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../../test/createBackend.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { PaymentBatchList, type PaymentBatchListProps } from "../PaymentBatchList/PaymentBatchList.tsx";

// The dialog loads later than the list. Fake timers do not advance an import.
beforeAll(async () => void (await import("./PaymentBatchDialog.tsx")));

/** Payments of 5,000 need a second person. */
const policy: Policy = (change) =>
  change.operation === "submitWithdrawal" && change.context.quoteInput.amount === "5000"
    ? { decision: "approve", scope: "wallets:withdraw", reason: "From 5,000.", expiresInSeconds: 600 }
    : { decision: "allow" };

/** Renders the list with a batch of these amounts, and opens the batch. */
async function open(amounts: readonly string[], props: PaymentBatchListProps = {}) {
  const result = await renderWithKit(<p />, { backend: { isSigning: true, policy } });
  await create(result.backend, amounts);
  result.rerender(<PaymentBatchList {...props} />);
  await settle(5000);
  fireEvent.click(screen.getByRole("button", { name: /^March suppliers/ }));
  await settle(1000);
  return { ...result, dialog: within(screen.getByRole("dialog", { name: "Batch" })) };
}

const figures = (dialog: Pick<typeof screen, "getAllByRole">) =>
  dialog.getAllByRole("listitem").map(({ textContent }) => textContent);

const headers = { "content-type": "application/json", "x-partner-kit": "1" };

async function create({ fetch }: Backend, amounts: readonly string[]): Promise<void> {
  const listed = await fetch(`/partner-kit${listRecipients.path}?type=fiat`, { headers });
  const recipients: readonly Recipient[] = (await listed.json()).data;
  const lines = amounts.map((amount, index) => ({ recipient_id: recipients[index]?.id, currency: "NGN", amount }));
  const body = JSON.stringify({ batch_id: crypto.randomUUID(), name: "March suppliers", lines });
  expect((await fetch("/partner-kit/kit/payment-batches", { method: "POST", headers, body })).status).toBe(200);
}

test("default: shows what became of each payment, and where to look", async () => {
  const onOpenTransaction = vi.fn();
  const { dialog } = await open(["100", "5000", "99999999999999"], {
    onOpenTransaction,
    getApprovalHref: (id) => `/approvals/${id}`,
  });
  expect(figures(dialog)).toEqual(["1 of 3 sent", "Failed: 1", "Waiting for approval: 1"]);
  expect(dialog.getByText("1 payment is waiting for approval")).toBeDefined();
  expect(dialog.getByRole("link", { name: "Open approval" }).getAttribute("href")).toMatch(
    /^\/approvals\/[0-9a-f-]{36}$/,
  );
  fireEvent.click(dialog.getByRole("button", { name: "Open transaction" }));
  expect(onOpenTransaction).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(dialog.getByText("Failed")).toBeDefined();
  expect(dialog.getByText("Nothing was paid. You can pay it again in a new batch.")).toBeDefined();
  // The worst outcome decides the status of the batch, although it waits for approval.
  expect(within(dialog.getByRole("status")).getByText("Needs attention")).toBeDefined();
  expect(dialog.getByText(/^.?3 payments.? · .?100,000,000,005,099\.00.NGN.? · Created by you/)).toBeDefined();
  fireEvent.click(dialog.getByRole("radio", { name: "Needs attention 2" }));
  await settle();
  expect(dialog.getAllByRole("row")).toHaveLength(3);
});

test("behaviour: stopping asks first, and cancels what was not sent", async () => {
  const { dialog } = await open(["100", "5000"]);
  fireEvent.click(dialog.getByRole("button", { name: "Stop batch" }));
  await settle();
  const question = within(screen.getByRole("alertdialog", { name: "Stop this batch?" }));
  fireEvent.click(question.getByRole("button", { name: "Stop batch" }));
  await settle(2000);
  expect(dialog.getByText("Stopped")).toBeDefined();
  expect(figures(dialog)).toEqual(["1 of 2 sent", "Cancelled: 1"]);
  expect(dialog.queryByRole("button", { name: "Stop batch" })).toBeNull();
});

test("behaviour: the results as CSV have the exact values", async () => {
  const save = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:results");
  const { dialog } = await open(["100.50"]);
  fireEvent.click(dialog.getByRole("button", { name: "Download results as CSV" }));
  const [file] = save.mock.calls[0] ?? [];
  const [heading, row] = (file instanceof Blob ? await file.text() : "").split("\r\n");
  expect(heading).toMatch(/^number,recipient_id,recipient,account,currency,amount,max_fee,fee,status,/);
  expect(row).toMatch(/^1,[0-9a-f-]{36},[^,]+,\d{10},NGN,100\.50,,[\d.]+,submitted,ok,,[0-9a-f-]{36},$/);
});

test("behaviour: a payment with an unknown outcome sends people to the transactions", async () => {
  const onOpenTransactions = vi.fn();
  const result = await renderWithKit(<p />, { backend: { isSigning: true, policy } });
  // The response is lost, and the repetition is rejected.
  result.backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  result.backend.service.faults.add({ operation: "submitWithdrawal", status: 400 });
  await create(result.backend, ["100"]);
  for (let attempt = 0; attempt < 3; attempt += 1) await pass(result.backend, 30_000);
  result.rerender(<PaymentBatchList onOpenTransactions={onOpenTransactions} />);
  await settle(5000);
  fireEvent.click(screen.getByRole("button", { name: /^March suppliers/ }));
  await settle(1000);
  expect(screen.getByText("We couldn’t confirm 1 payment")).toBeDefined();
  expect(screen.getByText("Check the transactions before you pay this again.")).toBeDefined();
  // In the row of the payment only.
  fireEvent.click(screen.getByRole("button", { name: "Open transactions" }));
  expect(onOpenTransactions).toHaveBeenCalledOnce();
});
