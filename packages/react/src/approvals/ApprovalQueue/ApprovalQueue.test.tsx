import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../../test/createBackend.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { ApprovalQueue, type ApprovalQueueProps } from "./ApprovalQueue.tsx";

// The dialog loads later than the list. Fake timers do not advance an import.
beforeAll(async () => void (await import("../ApprovalDetail/ApprovalDialog.tsx")));

afterEach(() => void vi.restoreAllMocks());

const policyFor = (expiresInSeconds: number) => () =>
  ({ decision: "approve", scope: "wallets:transfer", reason: "Second person needed.", expiresInSeconds }) as const;
const policy = policyFor(600);

/** Renders the queue for Ada. The approval was requested by `requester`. */
async function render(
  requester: string,
  props: ApprovalQueueProps = {},
  name?: string,
  describeReason?: (reason: string) => string,
) {
  let subject = "ada";
  const backend = { policy, subject: () => subject, name: () => (subject === requester ? name : undefined) };
  const result = await renderWithKit(<p />, { backend, describeReason });
  subject = requester;
  await requestRecipient(result.backend);
  subject = "ada";
  result.rerender(<ApprovalQueue {...props} />);
  await settle(1000);
  return result;
}

async function cancelFirst({ fetch }: Backend): Promise<void> {
  const { data } = await (await fetch("/partner-kit/kit/approvals")).json();
  await fetch(`/partner-kit/kit/approvals/${data.approvals[0].id}/cancel`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: "{}",
  });
}

async function requestRecipient({ fetch }: Backend, label = "Desk"): Promise<void> {
  const response = await fetch("/partner-kit/partner/wallets/recipients", {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({
      recipient_type: "crypto",
      label,
      currency: "USDC",
      chain: "ethereum",
      crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
  });
  expect(response.status).toBe(409);
}

test("behaviour: a changed recipient shows what changes, and who decided", async () => {
  let subject = "grace";
  const name = () => (subject === "ada" ? "Ada Obi" : undefined);
  const { backend, rerender } = await renderWithKit(<p />, { backend: { policy, subject: () => subject, name } });
  const headers = { "content-type": "application/json", "x-partner-kit": "1" };
  const recipients = await (await backend.fetch("/partner-kit/partner/wallets/recipients", { headers })).json();
  const { id } = recipients.data.find((one: { label: string }) => one.label === "OTC desk, Dubai");
  const held = await backend.fetch(`/partner-kit/partner/wallets/recipients/${id}`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ crypto_address: "TVwLrniJAxRefRvDMch7uaxXMwJLqbQjs2" }),
  });
  const { error } = await held.json();
  subject = "ada";
  rerender(<ApprovalQueue defaultTab="all" />);
  await settle(1000);
  const row = () => screen.getByRole("row", { name: /^Edit recipient: OTC desk, Dubai/ });
  expect(row().textContent).toMatch(/Address Now TUfFWHzW\w+New TVwL\w{4}\w+Qjs2/);
  expect(row().textContent).not.toContain("by Ada Obi");
  await backend.fetch(`/partner-kit/kit/approvals/${error.details.approval_id}/approve`, {
    method: "POST",
    headers,
    body: JSON.stringify({ comment: "Confirmed by phone.\nWith their treasurer." }),
  });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(2000);
  expect(within(row()).getByText("Approved and saved")).toBeDefined();
  expect(row().textContent).toContain("by Ada Obi");
  expect(row().textContent).toMatch(/Address Before TUfFWHzW\w+After TVwL/);
  // The first line of the comment. The details have the others.
  expect(within(row()).getByText("Confirmed by phone.").closest('[data-part="state"] q')).not.toBeNull();
  // Among the last decisions, nobody decides by an address any more.
  fireEvent.click(screen.getByRole("radio", { name: /^Open/ }));
  await settle(1000);
  expect(within(screen.getByRole("table", { name: "Recently decided" })).getAllByRole("row")[1]?.textContent).toMatch(
    /^Edit recipient: OTC desk, Dubai Address Before …MuCYAfter …Qjs2/,
  );
});

async function open(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole("button", { name: /^New recipient: Desk/ }));
  await settle(1000);
  return screen.getByRole("dialog", { name: "Approval" });
}

const recipients = (backend: Backend) =>
  backend.requests.filter((request) => request === "POST /partner-kit/partner/wallets/recipients");

test("default: a change of another person is listed with who requested it and why", async () => {
  await render("kwame");
  expect(
    screen.getByRole("button", { name: /^New recipient: Desk Ethereum · 0x52908400\w+ Second person needed\.$/ }),
  ).toBeDefined();
  expect(screen.getByText("kwame")).toBeDefined();
  expect(screen.getByRole("columnheader", { name: "Requested by" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "Open 1" })).toBeDefined();
  expect(screen.getByText("Waiting for approval")).toBeDefined();
});

test("behaviour: the host translates the reason, in the list and in the dialog", async () => {
  await render("kwame", {}, undefined, (reason) => reason.replace("Second person needed.", "Two people decide this."));
  expect(
    screen.getByRole("button", { name: /^New recipient: Desk Ethereum · 0x\w+ Two people decide this\.$/ }),
  ).toBeDefined();
  const dialog = await open();
  expect(within(dialog).getByText("Two people decide this.")).toBeDefined();
  expect(screen.queryByText("Second person needed.")).toBeNull();
});

test("behaviour: the list has the requester's name, and the details their ID too", async () => {
  await render("kwame", {}, "Kwame Mensah");
  expect(screen.getByTitle("kwame").textContent).toBe("Kwame Mensah");
  const dialog = await open();
  const history = within(within(dialog).getByRole("list", { name: "History" })).getAllByRole("listitem");
  const names = history.at(-1)?.querySelectorAll("[data-part=person] bdi") ?? [];
  expect(Array.from(names, ({ textContent }) => textContent)).toEqual(["Kwame Mensah", "kwame"]);
  // The recipient is readable without the raw request.
  expect(within(dialog).getByText("0x52908400098527886E0F7030069857D2E4169EE7", { selector: "dd bdi" })).toBeDefined();
  expect(dialog.querySelector("details")?.open).toBe(false);
  expect(within(dialog).getByText(/^Approving makes this change at the service immediately/)).toBeDefined();
});

test("behaviour: approving sends the change once, and shows the outcome", async () => {
  const onDecided = vi.fn();
  const { backend } = await render("kwame", { onDecided });
  const dialog = await open();
  const approve = within(dialog).getByRole("button", { name: "Approve and save" });
  fireEvent.change(within(dialog).getByLabelText("Comment"), { target: { value: "Checked by phone." } });
  fireEvent.click(approve);
  fireEvent.click(approve);
  await settle(2000);
  expect(within(dialog).getByText("The service accepted it.")).toBeDefined();
  expect(within(dialog).queryByRole("button", { name: "Approve and save" })).toBeNull();
  expect(onDecided).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: "executed", decided_by: "ada", comment: "Checked by phone." }),
  );
  expect(recipients(backend)).toHaveLength(1);
});

test("behaviour: rejecting sends nothing", async () => {
  await render("kwame");
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole("button", { name: "Reject" }));
  await settle(2000);
  // Regression: a rejected change of a recipient said that nothing was sent, as if it were a payment.
  expect(within(dialog).getByText("Nothing was changed.")).toBeDefined();
  expect(within(dialog).queryByText("Nothing was sent, and nothing will be.")).toBeNull();
  const history = within(within(dialog).getByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(history.map(({ textContent }) => textContent?.split(" ")[0])).toEqual(["Rejected", "Requested"]);
});

test("parameters: tab and onTabChange", async () => {
  const onTabChange = vi.fn();
  const { rerender } = await render("ada", { tab: "own", onTabChange });
  const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true }).value;
  expect(chosen()).toBe("own");
  fireEvent.click(screen.getByRole("radio", { name: /^All/ }));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith("all");
  expect(chosen()).toBe("own");
  rerender(<ApprovalQueue tab="all" onTabChange={onTabChange} />);
  expect(chosen()).toBe("all");
});

test("behaviour: users who may not decide have no tab for their own requests, because they see no others", async () => {
  const { rerender } = await renderWithKit(<ApprovalQueue />, {
    backend: { scopes: ["wallets:view", "wallets:transfer"] },
  });
  await settle(1000);
  const tabs = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
  expect(tabs()).toEqual(["open", "all"]);
  // The host can still show it.
  rerender(<ApprovalQueue tab="own" />);
  expect(tabs()).toEqual(["open", "own", "all"]);
});

test("behaviour: an own request can be cancelled, but not approved", async () => {
  await render("ada", { defaultTab: "own" });
  const dialog = await open();
  expect(within(dialog).getByText("Someone else has to approve this. Nothing has been sent yet.")).toBeDefined();
  expect(within(dialog).queryByRole("button", { name: "Approve and save" })).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel request" }));
  await settle(2000);
  expect(within(dialog).getAllByText("Cancelled")).not.toHaveLength(0);
});

test("behaviour: a decision that somebody else made first is shown", async () => {
  const { backend } = await render("kwame");
  const dialog = await open();
  const id = within(dialog).getByText(/^[0-9a-f]{8}…/).title;
  await backend.fetch(`/partner-kit/kit/approvals/${id}/reject`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: "{}",
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Approve and save" }));
  await settle(2000);
  expect(within(dialog).getAllByText("Rejected")).not.toHaveLength(0);
  expect(within(dialog).queryByRole("button", { name: "Approve and save" })).toBeNull();
});

test("parameters: onOpen opens the host's page instead", async () => {
  const onOpen = vi.fn();
  await render("kwame", { onOpen });
  fireEvent.click(screen.getByRole("button", { name: /^New recipient: Desk/ }));
  await settle(1000);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("behaviour: nothing to decide", async () => {
  await renderWithKit(<ApprovalQueue />);
  await settle(1000);
  expect(screen.getByText("No pending approvals")).toBeDefined();
});

test("behaviour: an own request says when it expires, and can be cancelled in the list", async () => {
  const onDecided = vi.fn();
  const { backend } = await render("ada", { onDecided });
  vi.setSystemTime(backend.clock.now());
  await settle(1000);
  // Regression: the status repeated the reason of the policy.
  expect(screen.getByText("Second person needed.")).toBeDefined();
  const state = document.querySelector("[data-part=state]");
  expect(state?.textContent).toMatch(/^Waiting for approval *Expires in \d+ min\. *$/);
  expect(screen.getByText(/^You can’t approve your own requests\. Another approver decides\.$/)).toBeDefined();
  const expiry = screen.getByText(/^Expires$/, { normalizer: (text) => text.trim() });
  expect(expiry.textContent).toMatch(/^Expires in (?:9|10) min/);
  expect(expiry.querySelector("time")?.title).toMatch(/\d{4}/);
  const cancel = screen.getByRole("button", { name: "Cancel request: New recipient: Desk" });
  cancel.focus();
  fireEvent.click(cancel);
  fireEvent.click(cancel);
  await settle(2000);
  expect(backend.requests.filter((request) => request.endsWith("/cancel"))).toHaveLength(1);
  expect(onDecided).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: "cancelled", decided_by: "ada" }),
  );
  expect(screen.getByText("No pending approvals")).toBeDefined();
  // The button is gone. The next Tab stays in the queue.
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Approvals" }));
  const decided = within(screen.getByRole("table", { name: "Recently decided" }));
  const headings = decided.getAllByRole("columnheader").map(({ textContent }) => textContent);
  // With only own requests, the column has no names.
  expect(headings).toEqual(["Change", "Requested", "Decision", "Actions"]);
  const [, row, ...others] = decided.getAllByRole("row");
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/^New recipient: Desk *You.*Cancelled ?by ada · .+$/);
  // With nothing open, they are the list.
  expect(document.querySelector("details")?.open).toBe(true);
});

test("behaviour: a request that does not expire within the hour has the hours left, and the time in its tooltip", async () => {
  const { backend, rerender } = await renderWithKit(<p />, {
    backend: { policy: policyFor(86_400), subject: () => "ada" },
  });
  await requestRecipient(backend);
  vi.setSystemTime(backend.clock.now());
  rerender(<ApprovalQueue />);
  await settle(1000);
  const state = document.querySelector("[data-part=state]");
  expect(state?.textContent).toMatch(/Expires in 2[34] hr\.$/);
  expect(state?.querySelector("time")?.title).toMatch(/\d{4}.*\d+:\d\d/);
});

test("behaviour: in a wide list, last decisions are open below at most three requests", async () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1000);
  const { backend } = await render("ada");
  await cancelFirst(backend);
  const isOpen = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await settle(2000);
    return document.querySelector("details")?.open;
  };
  await requestRecipient(backend);
  expect(await isOpen()).toBe(true);
  for (const label of ["Desk 2", "Desk 3", "Desk 4"]) await requestRecipient(backend, label);
  expect(await isOpen()).toBe(false);
});

test("behaviour: last decisions are closed below open requests", async () => {
  const { backend } = await render("ada");
  await cancelFirst(backend);
  await requestRecipient(backend);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(2000);
  // Regression: the list said "Open 1" above two rows.
  expect(screen.getByRole("radio", { name: "Open 1" })).toBeDefined();
  const decided = document.querySelector("details");
  expect(decided?.querySelector("summary")?.textContent).toBe("Recently decided 1");
  expect(decided?.open).toBe(false);
  for (const label of ["Desk 2", "Desk 3", "Desk 4"]) await requestRecipient(backend, label);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(2000);
  expect(screen.getByRole("radio", { name: "Open 4" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "All 5" })).toBeDefined();
  expect(decided?.open).toBe(false);
  // A note that several requests share is shown once.
  expect(screen.getAllByText("Second person needed.")).toHaveLength(1);
});

test("behaviour: a row of another person has a button that opens the decision", async () => {
  await render("kwame");
  fireEvent.click(screen.getByRole("button", { name: "Review: New recipient: Desk" }));
  await settle(1000);
  const dialog = within(screen.getByRole("dialog", { name: "Approval" }));
  expect(dialog.getByRole("button", { name: "Approve and save" })).toBeDefined();
  expect(dialog.getByRole("button", { name: "Reject" })).toBeDefined();
});

test("behaviour: nobody reviews their own request, and no button is left after the decision", async () => {
  const { backend } = await render("ada", { defaultTab: "all" });
  expect(screen.queryByRole("button", { name: /^Review/ })).toBeNull();
  await cancelFirst(backend);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(2000);
  expect(
    screen.getByRole("row", { name: /^New recipient: Desk/ }).querySelectorAll("[data-part=rowActions] button"),
  ).toHaveLength(0);
});

test("behaviour: a request of somebody else has no button to cancel it, and no note on own requests", async () => {
  await render("kwame");
  expect(screen.queryByText(/your own requests/)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Cancel request/ })).toBeNull();
  expect(screen.queryByRole("table", { name: "Recently decided" })).toBeNull();
});

test("behaviour: a cancellation that came too late explains why, and the list shows the decision", async () => {
  const { backend } = await render("ada");
  await cancelFirst(backend);
  fireEvent.click(screen.getByRole("button", { name: /^Cancel request/ }));
  await settle(2000);
  expect(screen.getByRole("alert")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Cancel request/ })).toBeNull();
});
