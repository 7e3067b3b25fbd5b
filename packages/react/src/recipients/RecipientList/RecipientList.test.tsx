import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type CreateBackendParameters, createBackend } from "../../../test/createBackend.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import "../RecipientEditor/OpenRecipientDialog.tsx";
import "./RecipientDeleteDialog.tsx";
import { RecipientList } from "./RecipientList.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Chooses an action of the menu of a row. */
const choose = (action: string, label: string) => {
  press(`Actions for ${label}`);
  fireEvent.click(screen.getByRole("menuitem", { name: `${action} ${label}` }));
};
const notifications = () => within(screen.getByRole("region", { name: "Notifications" }));
const rows = () => screen.getAllByRole("row").slice(1);

test("behaviour: reports a saved recipient, and if a filter hides it", async () => {
  await renderWithKit(<RecipientList defaultView={{ search: "kano" }} />);
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText(/^Changed (?:today|yesterday)$/)).toBeNull();
  choose("Edit", "Kano Grain Traders");
  await settle(1000);
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: /^Label/ }), { target: { value: "Grain, north" } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(1000);
  expect(screen.queryByRole("dialog")).toBeNull();
  // The account holder still matches.
  expect(notifications().getByText("Grain, north was saved")).toBeDefined();
  expect(notifications().queryByText("Your filters hide it.")).toBeNull();
  expect(within(screen.getByRole("rowheader")).getByText("Changed since paid")).toBeDefined();

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "lekki" } });
  choose("Edit", "Lekki Freight and Clearing");
  await settle(1000);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nobody" } });
  fireEvent.change(screen.getByRole("textbox", { name: /^Label/ }), { target: { value: "Freight" } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(1000);
  expect(notifications().getByText("Freight was saved")).toBeDefined();
  expect(notifications().getByText("Your filters hide it.")).toBeDefined();
  fireEvent.click(notifications().getByRole("button", { name: "Clear filters" }));
  await settle(1000);
  expect(rows()).toHaveLength(12);
});

test("behaviour: lists recipients by their label", async () => {
  await renderWithKit(<RecipientList />);
  const labels = rows().map((row) => within(row).getByRole("rowheader").textContent ?? "");
  expect(labels).toEqual(labels.toSorted(new Intl.Collator("en").compare));
  expect(labels).toHaveLength(12);
});

test("parameters: onPay", async () => {
  const onPay = vi.fn();
  const { rerender } = await renderWithKit(<RecipientList />, { backend: { isSigning: true } });
  expect(screen.queryByRole("button", { name: "Pay Market maker" })).toBeNull();
  rerender(<RecipientList onPay={onPay} />);
  press("Pay Market maker");
  expect(onPay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ label: "Market maker" }));
});

test("parameters: getApprovalHref links a recipient whose change waits for approval", async () => {
  const policy = () =>
    ({ decision: "approve", scope: "wallets:transfer", reason: "Second person.", expiresInSeconds: 600 }) as const;
  await renderWithKit(<RecipientList getApprovalHref={(id) => `/approvals/${id}`} />, { backend: { policy } });
  choose("Edit", "Lekki Freight and Clearing");
  await settle(1000);
  fireEvent.change(screen.getByRole("textbox", { name: /^Label/ }), { target: { value: "Freight" } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(2000);
  const row = rows().find((one) => one.textContent?.includes("Lekki Freight and Clearing"));
  const link = within(row ?? document.body).getByRole("link", { name: "Change in approval" });
  expect(link.getAttribute("href")).toMatch(/^\/approvals\/[\w-]{36}$/);
  expect(screen.getAllByRole("link", { name: "Change in approval" })).toHaveLength(1);
  expect(link.title).toBe("Payments use these details until the change is approved.");
});

test("behaviour: a deletion that waits for approval is not called a change", async () => {
  const policy = () =>
    ({ decision: "approve", scope: "wallets:transfer", reason: "Second person.", expiresInSeconds: 600 }) as const;
  await renderWithKit(<RecipientList />, { backend: { policy } });
  choose("Delete", "Market maker");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Market maker" } });
  press("Delete recipient");
  await settle(2000);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await settle(2000);
  expect(screen.getByText("Deletion in approval")).toBeDefined();
  expect(screen.queryByTitle(/^Payments use/)).toBeNull();
});

test("behaviour: a recipient that was never changed was added on its day", async () => {
  await renderWithKit(<RecipientList />);
  const row = () => within(rows().find((one) => one.textContent?.includes("Market maker")) ?? document.body);
  const count = screen.getAllByText("Added").length;
  expect(row().getByText("Added")).toBeDefined();
  choose("Edit", "Market maker");
  await settle(1000);
  fireEvent.change(screen.getByRole("textbox", { name: /^Label/ }), { target: { value: "Market maker 2" } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(1000);
  expect(row().queryByText("Added")).toBeNull();
  expect(screen.getAllByText("Added")).toHaveLength(count - 1);
});

test("behaviour: the headings sort by name and by change", async () => {
  await renderWithKit(<RecipientList />);
  const sorted = () =>
    screen
      .getAllByRole("columnheader")
      .map((header) => [header.ariaLabel ?? header.textContent, header.getAttribute("aria-sort")]);
  const names = () => rows().map((row) => within(row).getByRole("rowheader").textContent ?? "");
  const times = () => rows().map((row) => row.querySelector<HTMLTimeElement>("td:nth-child(4) time")?.dateTime ?? "");
  const byName = names();
  expect(sorted().slice(0, 4)).toEqual([
    ["Recipient", "ascending"],
    ["Account", null],
    ["Last payment", null],
    ["Updated", null],
  ]);
  press("Recipient");
  expect(names()).toEqual(byName.toReversed());
  press("Updated");
  expect(sorted()[3]).toEqual(["Updated", "descending"]);
  expect(times()).toEqual(times().toSorted().toReversed());
  press("Updated");
  expect(sorted()[3]).toEqual(["Updated", "ascending"]);
  expect(times()).toEqual(times().toSorted());
  // Cards have no headings.
  fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), { target: { value: "name ascending" } });
  expect(names()).toEqual(byName);
  expect(sorted()[0]).toEqual(["Recipient", "ascending"]);
});

test("behaviour: shows and sorts by the last payment that did not fail, and claims nothing about others", async () => {
  const { backend } = await renderWithKit(<RecipientList />);
  const response = await backend.fetch("/partner-kit/partner/wallets/transactions", {
    headers: { "x-partner-kit": "1" },
  });
  const { transactions } = (await response.json()).data;
  const paid: Record<string, string>[] = transactions.filter(
    ({ type, status, recipient_id: id }: Record<string, string>) => type === "withdrawal" && status !== "failed" && id,
  );
  const order = [...new Set(paid.map(({ recipient_id: id }) => id))];
  expect(order.length).toBeGreaterThan(3);
  press("Last payment");
  const cells = () =>
    rows().map((row) =>
      within(row)
        .getAllByRole("cell")[1]
        ?.textContent?.replace(/^Last paid /, ""),
    );
  const shown = cells();
  const isPaid = (text: string | undefined) => text !== "–Not among the latest payments";
  expect(shown.filter(isPaid)).toHaveLength(order.length);
  // Recipients without a known payment come last, in both orders.
  expect(shown.findLastIndex(isPaid)).toBe(order.length - 1);
  expect(shown[0]).toMatch(/^[\d,.]+ [A-Z]+ (?:Pending )?[A-Z]\w+ \d+$/);
  press("Last payment");
  expect(cells().slice(0, order.length)).toEqual(shown.slice(0, order.length).toReversed());
  expect(cells().findLastIndex(isPaid)).toBe(order.length - 1);
});

test("behaviour: says that a recipient was not paid yet if every withdrawal names another one", async () => {
  const backend = createBackend();
  const withoutUnnamed: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).includes("/wallets/transactions")) return response;
    const { data, ...rest } = await response.json();
    const transactions = data.transactions.filter(
      (one: Record<string, string>) => one["type"] === "deposit" || one["recipient_id"],
    );
    return Response.json({ ...rest, data: { ...data, transactions } });
  };
  await renderWithKit(<RecipientList />, { fetch: withoutUnnamed, now: backend.clock.now });
  await settle(1000);
  const unpaid = rows().filter((row) => within(row).getAllByRole("cell")[1]?.textContent === "No payment yet");
  expect(unpaid.length).toBeGreaterThan(0);
  expect(unpaid.length).toBeLessThan(rows().length);
});

test("behaviour: an account holder that only repeats the label is left out", async () => {
  const holders = () => Array.from(document.querySelectorAll('[data-part="holder"]'), ({ textContent }) => textContent);
  await renderWithKit(<RecipientList />);
  const [holder = ""] = holders();
  const row = rows().find((one) => one.textContent?.includes(holder)) ?? document.body;
  const label = within(row).getByRole("rowheader").querySelector('[data-part="label"] > span')?.textContent ?? "";
  expect(holder.toLowerCase()).not.toBe(label.toLowerCase());
  const count = holders().length;
  choose("Edit", label);
  await settle(1000);
  const words = holder.toLowerCase().split(" ").toReversed().join(" ");
  fireEvent.change(screen.getByRole("textbox", { name: /^Label/ }), { target: { value: words } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(1000);
  expect(holders()).not.toContain(holder);
  expect(holders()).toHaveLength(count - 1);
});

// Regression: after a change of the details, a payment to the earlier ones looked as if it had gone to the new ones.
test("behaviour: a payment before a change that is marked says so, and so does the description of the button that pays", async () => {
  await renderWithKit(<RecipientList onPay={vi.fn()} />, { backend: { isSigning: true } });
  const marked = () => screen.queryAllByRole("button", { name: /^Pay /, description: "Changed since paid" });
  expect(marked()).toEqual([]);
  const paidOf = (row: HTMLElement | undefined) => row && within(row).getAllByRole("cell")[1]?.textContent;
  const index = rows().findIndex((row) => /[A-Z][a-z]+ \d+$/.test(paidOf(row) ?? ""));
  const menu = within(rows()[index] ?? document.body).getByRole("button", { name: /^Actions for / });
  choose("Edit", menu.textContent?.replace("Actions for ", "") ?? "");
  await settle(1000);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /^Label/ });
  fireEvent.change(field, { target: { value: `${field.value} 2` } });
  press("Review");
  await settle(500);
  press("Save recipient");
  await settle(1000);
  const row = within(rows()[index] ?? document.body);
  expect(row.getByText("Changed since paid")).toBeDefined();
  expect(marked().map((pay) => pay.closest("tr"))).toEqual([rows()[index]]);
  expect(screen.getAllByText("Changed since paid")).toHaveLength(1);
});

test("behaviour: a payment that waits for approval is marked beside the last one, and links to its approval", async () => {
  const policy: CreateBackendParameters["policy"] = ({ operation }) =>
    operation === "submitWithdrawal"
      ? { decision: "approve", scope: "wallets:transfer", reason: "Second person.", expiresInSeconds: 600 }
      : { decision: "allow" };
  const { backend, rerender } = await renderWithKit(<p />, { backend: { policy, isSigning: true } });
  const call = async (path: string, body?: object) => {
    const response = await backend.fetch(`/partner-kit/partner/wallets/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", "x-partner-kit": "1" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const recipients = await call("recipients");
  const { id } = recipients.find(({ label }: { label: string }) => label === "Lekki Freight and Clearing");
  const quote = await call("withdrawals/quotes", { recipient_id: id, amount: "3875000", currency: "NGN" });
  const { withdrawal_quote_id } = quote;
  await call("withdrawals", { withdrawal_quote_id, idempotency_key: crypto.randomUUID() });
  rerender(<RecipientList getApprovalHref={(approval) => `/approvals/${approval}`} />);
  await settle(1000);
  const row = within(rows().find((one) => one.textContent?.includes("Lekki")) ?? document.body);
  // Nothing was paid.
  expect(row.getAllByRole("cell")[1]?.textContent).not.toContain("3,875,000.00");
  expect(row.getByRole("link").title).toBe("3,875,000.00 NGN");
  const links = screen.getAllByRole("link", { name: "Payment in approval" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([expect.stringMatching(/^\/approvals\/[\w-]{36}$/)]);
});

test("behaviour: without transactions, the list has no payments and works", async () => {
  await renderWithKit(<RecipientList defaultView={{ sort: { column: "paid", direction: "descending" } }} />, {
    prepare: ({ service }) => service.faults.add({ operation: "listTransactions", status: 403 }),
  });
  await settle(1000);
  expect(screen.queryByRole("columnheader", { name: "Last payment" })).toBeNull();
  expect(screen.queryByRole("option", { name: "Newest payment" })).toBeNull();
  expect(rows()).toHaveLength(12);
});

test("behaviour: does not ask for transactions that the user may not see", async () => {
  const { backend } = await renderWithKit(<RecipientList />, { backend: { scopes: ["webhooks:view"] } });
  expect(backend.requests.filter((request) => request.includes("transactions"))).toEqual([]);
});

test("behaviour: a dialog from the menu of a row returns the focus to it", async () => {
  await renderWithKit(<RecipientList />);
  choose("Edit", "Market maker");
  await settle(1000);
  press("Cancel");
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Actions for Market maker" }));
});

test("behaviour: reports a deleted recipient", async () => {
  await renderWithKit(<RecipientList />);
  choose("Delete", "Market maker");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Market maker" } });
  press("Delete recipient");
  await settle(1000);
  expect(notifications().getByText("Market maker was deleted")).toBeDefined();
  expect(rows()).toHaveLength(11);
});

test("behaviour: unsaved input is visible outside the form, to its user", async () => {
  let subject = "ada";
  const { backend } = await renderWithKit(<RecipientList />, { backend: { subject: () => subject } });
  const type = async (opener: string, label: string) => {
    press(opener);
    await typeInto(label);
  };
  const typeInto = async (label: string) => {
    await settle(1000);
    fireEvent.change(screen.getByRole("textbox", { name: /^Label/ }), { target: { value: label } });
    press("Cancel");
    await settle();
  };
  const drafts = () =>
    screen.queryAllByRole("button", { name: /^Continue draft/ }).map(({ textContent }) => textContent);
  await type("Add recipient", "Rent");
  choose("Edit", "Kano Grain Traders");
  await typeInto("Grain, north");
  expect(drafts()).toEqual(["Continue draft", "Continue"]);
  press("Continue draft of Kano Grain Traders");
  await settle(1000);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Label/ }).value).toBe("Grain, north");
  press("Discard");
  press("Cancel");
  await settle();
  expect(drafts()).toEqual(["Continue draft"]);
  press("Actions for Kano Grain Traders");
  expect(screen.getByRole("menuitem", { name: "Edit Kano Grain Traders" })).toBeDefined();

  subject = "bob";
  await pass(backend, 1000);
  await settle(120_000);
  expect(drafts()).toEqual([]);
  await type("Add recipient", "Fuel");
  expect(drafts()).toEqual(["Continue draft"]);
});

test("behaviour: a lost response to a deletion does not claim that nothing was changed", async () => {
  const { backend } = await renderWithKit(<RecipientList />);
  backend.service.faults.add({ operation: "deleteRecipient", offline: true, times: 1 });
  backend.service.faults.add({ operation: "deleteRecipient", status: 429, retry_after: 20, times: 1 });
  choose("Delete", "Kano Grain Traders");
  await settle(500);
  fireEvent.change(screen.getByRole("textbox", { name: /Kano Grain Traders/ }), {
    target: { value: "Kano Grain Traders" },
  });
  press("Delete recipient");
  await settle(5000);
  const note = within(screen.getByRole("alertdialog")).getByRole("alert").textContent;
  expect(note).toContain("It may still have happened. You can try again: it can’t happen twice.");
  expect(note).not.toContain("Nothing was changed");
});

test("behaviour: shows a refusal once above the list if it applies to all actions, otherwise at the buttons", async () => {
  const reason = /permission/;
  const { unmount } = await renderWithKit(<RecipientList onPay={vi.fn()} />, {
    backend: { scopes: ["wallets:view"], isSigning: true },
  });
  const notes = () => screen.queryAllByText(reason).filter((element) => element.closest("button") === null);
  expect(notes()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Add recipient", description: reason })).toBeDefined();
  // Each disabled action says why without a pointer.
  expect(screen.getByRole("button", { name: "Pay Market maker", description: reason })).toBeDefined();
  press("Actions for Market maker");
  for (const name of [/^Edit .*permission/, /^Delete .*permission/])
    expect(screen.getByRole("menuitem", { name }).getAttribute("aria-disabled")).toBe("true");
  unmount();
  await renderWithKit(<RecipientList />);
  expect(notes()).toHaveLength(0);
});
