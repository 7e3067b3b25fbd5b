import { deleteRecipient } from "@partner-kit/contract";
import type { PolicyDecision } from "@partner-kit/proxy";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CreateBackendParameters } from "../../../test/createBackend.ts";
import { elsewhere, find } from "../../../test/recipientEditorHarness.tsx";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { choose, press, renderWithdrawal, review, send, type } from "../../../test/withdrawalHarness.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

const decide =
  (decision: PolicyDecision): CreateBackendParameters["policy"] =>
  ({ operation }) =>
    operation === "submitWithdrawal" ? decision : { decision: "allow" };

test("default: shows the cost and the account, sends once and follows the transaction", async () => {
  const onSent = vi.fn();
  const { sent, backend, withdrawals } = await renderWithdrawal({ onSent });
  await review();
  expect(screen.getByRole("heading", { name: "Review payment" })).toBeDefined();
  expect(screen.getByText(/2050700593/)).toBeDefined();
  expect(screen.getByRole("timer").textContent).toMatch(/^This quote expires in (5 min 0|4 min 5\d) sec$/);
  expect(screen.getByText(/^Sends 1,234.00 NGN to Kano Grain Traders at once/)).toBeDefined();
  press(/^Send /);
  press(/^Sen/);
  await settle(1000);
  expect(sent()).toHaveLength(1);
  expect(screen.getByText("Payment accepted")).toBeDefined();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: "pending" }));
  await pass(backend, 3_600_000);
  await settle(60_000);
  expect(screen.getByText("Payment completed")).toBeDefined();
  expect(screen.getByText("You sent")).toBeDefined();
  expect(screen.getByRole("list", { name: "Progress" }).textContent).toMatch(/^Completed.*Submitted/);
  expect(sessionStorage).toHaveLength(0);
  expect(await withdrawals()).toHaveLength(1);
  press("New payment");
  await settle();
  expect(screen.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "");
});

test.each([
  ["", "Enter an amount."],
  ["1,234.00", "Use digits and a decimal point, such as 250000.00."],
  ["-1", "Use digits and a decimal point, such as 250000.00."],
  ["0.00", "Enter an amount above zero."],
  ["99999999999999.01", "This is more than the withdrawable amount."],
])("behaviour: the amount %j is not quoted", async (amount, message) => {
  const { quoted } = await renderWithdrawal();
  await review(amount);
  expect(screen.getByText(message)).toBeDefined();
  expect(quoted()).toEqual([]);
});

test("behaviour: Max fills in the withdrawable amount, and the fee on top is explained", async () => {
  await renderWithdrawal();
  await choose("kano");
  press("Max");
  const { value } = screen.getByRole<HTMLInputElement>("textbox", { name: /^Amount/ });
  expect(screen.getByText(/^Withdrawable now:/).textContent).toContain(Number(value).toLocaleString("en"));
  press("Review payment");
  await settle(500);
  expect(screen.getByText("The fee is added to the amount")).toBeDefined();
});

test("behaviour: names both currencies before a recipient is chosen, then only that of the recipient", async () => {
  await renderWithdrawal();
  const help = () => screen.getByText(/^Withdrawable now:/).textContent?.replaceAll("\u00a0", " ");
  const field = () => screen.getByRole("textbox", { name: /^Amount/ }).parentElement?.textContent;
  expect(help()).toMatch(/^Withdrawable now: [\d,.]+ NGN and [\d,.]+ USD\.$/);
  // Regression: the slot of the unit said "Currency", as if that were one.
  expect(field()).toBe("");
  await choose("kano");
  expect(help()).toMatch(/^Withdrawable now: [\d,.]+ NGN\.$/);
  expect(field()).toBe("NGNMax");
});

test("behaviour: offers the recipients that were paid last, and one of them leads to the amount", async () => {
  const { backend } = await renderWithdrawal();
  const path = "/partner-kit/partner/wallets";
  const read = async (name: string) => {
    const response = await backend.fetch(`${path}/${name}`, { headers: { "x-partner-kit": "1" } });
    return (await response.json()).data;
  };
  const { transactions } = await read("transactions");
  const recipients: readonly { readonly id: string; readonly label: string }[] = await read("recipients");
  const paid = transactions
    .filter(({ type, status }: Record<string, string>) => type === "withdrawal" && status !== "failed")
    .map(({ recipient_id }: Record<string, string>) => recipients.find(({ id }) => id === recipient_id)?.label);
  const recent = within(screen.getByRole("group", { name: "Recipients paid recently" })).getAllByRole("button");
  const nameOf = (button: HTMLElement | undefined) => button?.querySelector("bdi")?.textContent;
  expect(recent.map(nameOf)).toEqual([...new Set(paid.filter(Boolean))].slice(0, 4));
  expect(recent).toHaveLength(4);
  const [newest] = recent;
  fireEvent.click(newest ?? document.body);
  await settle();
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: /^Recipient/ }).value).toBe(nameOf(newest));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Amount/ }));
  expect(screen.queryByRole("group", { name: "Recipients paid recently" })).toBeNull();
});

test("behaviour: a recent recipient is named with the end of its account or address", async () => {
  const { backend } = await renderWithdrawal();
  const response = await backend.fetch("/partner-kit/partner/wallets/recipients", {
    headers: { "x-partner-kit": "1" },
  });
  const { data } = await response.json();
  for (const button of within(screen.getByRole("group", { name: "Recipients paid recently" })).getAllByRole("button")) {
    const recipient = data.find(({ label }: { label: string }) => button.textContent?.startsWith(label));
    const { label, currency, account_number: account, crypto_address: address } = recipient;
    expect(button.textContent).toBe(`${label} ${currency} · …${(address ?? account).slice(-4)}`);
  }
});

test("behaviour: a recipient with a change to approve is marked in the choices and once it is chosen", async () => {
  const { backend, rerender } = await renderWithKit(<p />, {
    backend: {
      isSigning: true,
      policy: () => ({
        decision: "approve",
        scope: "wallets:transfer",
        reason: "Second person.",
        expiresInSeconds: 600,
      }),
    },
  });
  const { id } = await find(backend, "OTC desk, Dubai");
  const held = await backend.fetch(`/partner-kit/partner/wallets/recipients/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({ label: "OTC desk" }),
  });
  expect(held.status).toBe(409);
  rerender(<WithdrawalForm getApprovalHref={(approval) => `/approvals/${approval}`} />);
  await settle(1000);
  const recent = within(screen.getByRole("group", { name: "Recipients paid recently" }));
  const tile = recent.getByRole("button", { name: /Change in approval$/ });
  expect(tile.textContent).toContain("OTC desk, Dubai");
  fireEvent.change(screen.getByRole("combobox", { name: /^Recipient/ }), { target: { value: "otc" } });
  await settle();
  expect(screen.getByRole("option").textContent).toContain("Change in approval");
  fireEvent.click(tile);
  await settle();
  expect(screen.getByText("Payments use these details until the change is approved.", { exact: false })).toBeDefined();
  expect(screen.getByRole("link", { name: "Open approval" }).getAttribute("href")).toMatch(/^\/approvals\/[\w-]{36}$/);
});

test("parameters: note is beside the button of the first step", async () => {
  const note = "Withdrawals above 1,000,000 NGN need a second person.";
  await renderWithdrawal({ note });
  expect(screen.getByText(note).closest("[data-part=action]")).not.toBeNull();
  await review();
  expect(screen.queryByText(note)).toBeNull();
});

test("behaviour: if the transactions cannot be read, the form works without recent recipients", async () => {
  const { backend } = await renderWithKit(<WithdrawalForm />, {
    backend: { isSigning: true },
    prepare: ({ service }) => service.faults.add({ operation: "listTransactions", status: 500 }),
  });
  expect(screen.queryByRole("group", { name: "Recipients paid recently" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  await review();
  expect(backend.requests).toContainEqual(expect.stringMatching(/withdrawals\/quotes$/));
});

test("behaviour: an expired quote cannot be sent, and a new one can", async () => {
  const { backend, quoted, sent } = await renderWithdrawal();
  await review();
  await pass(backend, 5 * 60_000);
  await settle(1000);
  expect(screen.getByText("This quote has expired")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Send / })).toBeNull();
  press("Get new quote");
  await settle(500);
  expect(quoted()).toHaveLength(2);
  await send();
  expect(sent()).toHaveLength(1);
  expect(screen.getByText("Payment accepted")).toBeDefined();
});

test("behaviour: going back and changing the amount needs another quote", async () => {
  const { quoted } = await renderWithdrawal();
  await review();
  press("Back");
  await settle();
  type("5678");
  press("Review payment");
  await settle(500);
  expect(quoted()).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Send 5,678.00 NGN" })).toBeDefined();
});

test("parameters: defaultRecipientId replaces a recipient that was chosen before", async () => {
  const { backend, rerender } = await renderWithdrawal();
  await choose("kano");
  type("1234");
  const response = await backend.fetch("/partner-kit/partner/wallets/recipients", {
    headers: { "x-partner-kit": "1" },
  });
  const { data } = await response.json();
  const lekki = data.find(({ label }: { label: string }) => label === "Lekki Freight and Clearing");
  rerender(<WithdrawalForm defaultRecipientId={lekki.id} />);
  await settle(500);
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: /^Recipient/ }).value).toContain("Lekki");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Amount/ }).value).toBe("1234");
});

test("parameters: confirmAbove", async () => {
  const { sent } = await renderWithdrawal({ confirmAbove: { NGN: "1234" } });
  await review("1234.0");
  expect(screen.queryByRole("textbox")).toBeNull();
  press("Back");
  await settle();
  type("1234.01");
  press("Review payment");
  await settle(500);
  await send();
  expect(sent()).toEqual([]);
  fireEvent.change(screen.getByRole("textbox", { name: "Type 1234.01 to confirm" }), {
    target: { value: " 1234.010" },
  });
  await send();
  expect(sent()).toHaveLength(1);
});

test.each([
  ["a request that never arrived", { offline: true }],
  ["a response that broke off", { reset: true }],
  ["a gateway's error", { status: 502 }],
])("behaviour: after %s, only the same request is repeated, and pays once", async (_, fault) => {
  const { backend, sent, quoted, withdrawals, unmount, rerender } = await renderWithdrawal({
    onOpenTransactions: vi.fn(),
  });
  backend.service.faults.add({ operation: "submitWithdrawal", ...fault, times: 2 });
  await review();
  await send();
  expect(screen.getByText("We couldn’t confirm this payment")).toBeDefined();
  expect(screen.getByText(/Check the transactions first/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Open transactions" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /New|start over|Back|quote/ })).toBeNull();
  // The payment survives the form.
  rerender(<p />);
  rerender(<WithdrawalForm />);
  press("Check again");
  await settle(1000);
  expect(screen.getByText("We couldn’t confirm this payment")).toBeDefined();
  press("Check again");
  await settle(1000);
  expect(screen.getByText("Payment accepted")).toBeDefined();
  expect(sent()).toHaveLength(3);
  expect(quoted()).toHaveLength(1);
  expect(await withdrawals()).toHaveLength(1);
  unmount();
});

test("behaviour: if the repeated request is rejected, the operator can start over after checking", async () => {
  const { backend, withdrawals } = await renderWithdrawal({ isIdempotencyConfirmed: true });
  backend.service.faults.add({ operation: "submitWithdrawal", offline: true, times: 1 });
  await review();
  await send();
  expect(screen.getByText(/carries out this request only once/)).toBeDefined();
  await pass(backend, 5 * 60_000);
  press("Check again");
  await settle(1000);
  expect(screen.getByText(/only the transactions show/)).toBeDefined();
  press("It isn’t there: start over");
  await settle();
  expect(screen.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "");
  expect(await withdrawals()).toEqual([]);
});

test.each([
  [{ status: 409 }, "Nothing was sent", "Get new quote"],
  [{ status: 404 }, "The service doesn’t know this quote", "Get new quote"],
  [{ status: 400 }, "The service rejected this payment", "Send 1,234.00 NGN"],
  [
    { status: 503, code: "REPLAY_PROTECTION_UNAVAILABLE" },
    "The service can’t accept payments right now",
    "Send 1,234.00 NGN",
  ],
])("behaviour: a submission rejected with %j", async (fault, title, button) => {
  const { backend } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", ...fault, times: 1 });
  await review();
  await send();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole("button", { name: button })).toBeDefined();
});

test("behaviour: the host's policy denies a payment", async () => {
  const { withdrawals } = await renderWithdrawal({
    backend: { policy: decide({ decision: "deny", reason: "Payments need a purchase order." }) },
  });
  await review();
  await send();
  expect(screen.getByText(/Payments need a purchase order\./)).toBeDefined();
  expect(await withdrawals()).toEqual([]);
});

test("behaviour: another user does not see a payment", async () => {
  let subject = "ada";
  const { rerender } = await renderWithdrawal({ backend: { subject: () => subject } });
  await review();
  rerender(<p />);
  subject = "grace";
  await settle(600_000);
  rerender(<WithdrawalForm />);
  await settle(1000);
  expect(screen.queryByText(/Kano/)).toBeNull();
});

test("behaviour: a recipient that cannot be paid is disabled with the reason", async () => {
  let service: typeof fetch = fetch;
  await renderWithKit(<WithdrawalForm />, {
    backend: { isSigning: true },
    prepare: (backend) => {
      service = backend.fetch;
    },
    // The emulated service stores no address of another chain.
    fetch: async (input, init) => {
      const response = await service(input, init);
      const text = await response.text();
      return new Response(text.replaceAll('"chain":"ethereum"', '"chain":"tron"'), response);
    },
  });
  const input = screen.getByRole("combobox", { name: /^Recipient/ });
  fireEvent.change(input, { target: { value: "treasury" } });
  await settle();
  const [option] = screen.getAllByRole("option");
  expect(option?.getAttribute("aria-disabled")).toBe("true");
  expect(option?.textContent).toContain("The address isn’t valid");
});

test.each([
  ["404.04", "Payment failed", "Failed"],
  ["206.06", "Payment partly settled", "Partly settled"],
])("behaviour: what becomes of %s is followed", async (amount, title, status) => {
  const { backend } = await renderWithdrawal();
  await review(amount);
  await send();
  expect(screen.getByText("Payment accepted")).toBeDefined();
  await pass(backend, 60_000);
  await settle(60_000);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole("list", { name: "Progress" }).textContent).toMatch(new RegExp(`^${status}.*Submitted`));
});

test("parameters: isTitleHidden hides the title of the first step only", async () => {
  await renderWithdrawal({ isTitleHidden: true });
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("region", { name: "New payment" })).toBeDefined();
  await review();
  expect(screen.getByRole("heading", { name: "Review payment" })).toBeDefined();
});

test("behaviour: without permission or with blocked withdrawals nothing is quoted", async () => {
  const { quoted, unmount } = await renderWithdrawal({ backend: { scenario: "credit-overdue" } });
  expect(screen.getByText(/blocks withdrawals from this account/)).toBeDefined();
  await review("1");
  expect(quoted()).toEqual([]);
  unmount();
  await renderWithdrawal({ backend: { scopes: ["wallets:view"] } });
  expect(screen.getByText(/^You need permission to withdraw funds/, { selector: ".pk-Callout *" })).toBeDefined();
});

test("behaviour: a new quote for a payment that became invalid leads back to its fields", async () => {
  const queryClient = new QueryClient();
  const { backend } = await renderWithKit(<WithdrawalForm />, { backend: { isSigning: true }, queryClient });
  await review();
  await pass(backend, 301_000);
  await settle(1500);
  await elsewhere(backend).call(deleteRecipient, { recipient_id: (await find(backend, "Kano Grain Traders")).id });
  await act(() => queryClient.invalidateQueries());
  await settle();
  press("Get new quote");
  await settle(500);
  // Regression: the button did nothing.
  expect(backend.requests.filter((request) => request.endsWith("/withdrawals/quotes"))).toHaveLength(1);
  expect(screen.getByText("This recipient can’t be paid. Choose another one.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /^Recipient/ }));
  expect(screen.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "1234");
});
