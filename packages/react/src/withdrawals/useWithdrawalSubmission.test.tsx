import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { pass, settle } from "../../test/renderWithKit.tsx";
import {
  choose,
  press,
  type RenderWithdrawalParameters,
  renderWithdrawal,
  review,
  send,
} from "../../test/withdrawalHarness.tsx";
import { discardQuotes } from "../quotes/discardQuotes.ts";

// It loads when a change is held. Fake timers do not advance an import.
beforeAll(async () => void (await import("../errors/HeldChange/HeldChange.tsx")));

/** Sends a payment that waits for an approval. `decide` decides about it as Grace. */
async function hold({ isLost = false, ...props }: RenderWithdrawalParameters & { readonly isLost?: boolean } = {}) {
  let subject = "ada";
  let isNight = !isLost;
  const result = await renderWithdrawal({
    ...props,
    backend: {
      subject: () => subject,
      policy: ({ operation }) =>
        operation === "submitWithdrawal" && isNight
          ? { decision: "approve", scope: "wallets:withdraw", reason: "Above 100,000 NGN.", expiresInSeconds: 3600 }
          : { decision: "allow" },
    },
  });
  await review();
  if (isLost) result.backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await send();
  isNight = true;
  if (isLost) press("Check again");
  await settle(1000);
  const id = screen.getByText(/^[0-9a-f]{8}…/).title;
  return {
    ...result,
    id,
    decide: async (decision: "approve" | "reject", comment: string) => {
      subject = "grace";
      await result.backend.fetch(`/partner-kit/kit/approvals/${id}/${decision}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-partner-kit": "1" },
        body: JSON.stringify({ comment }),
      });
      subject = "ada";
      await settle(10_000);
    },
  };
}

test("default: shows who can approve, where, and the payment once it was approved", async () => {
  const onSent = vi.fn();
  const { id, reload, decide, sent, withdrawals } = await hold({
    onSent,
    getApprovalHref: (one) => `/approvals/${one}`,
  });
  expect(screen.getByText("Waiting for approval")).toBeDefined();
  expect(screen.getByText("You requested")).toBeDefined();
  expect(await withdrawals()).toEqual([]);
  await reload();
  expect(screen.getByText("Above 100,000 NGN.")).toBeDefined();
  expect(screen.getByText(/^Anyone else .* withdraw funds$/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Open approval" }).getAttribute("href")).toBe(`/approvals/${id}`);
  expect(screen.queryByRole("button", { name: /^Send|Check/ })).toBeNull();
  await decide("approve", "Checked.");
  expect(screen.getByText("Payment accepted")).toBeDefined();
  const [paid] = await withdrawals();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ transaction_id: paid?.id }));
  expect(sent()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test("behaviour: a rejection is shown with its comment, and the payment can be edited and requested again", async () => {
  const { decide, withdrawals, sent } = await hold();
  expect(screen.queryByRole("button", { name: "Edit and request again" })).toBeNull();
  await decide("reject", "Wrong account.");
  expect(screen.getByText("Rejected by grace")).toBeDefined();
  expect(screen.getByText("Wrong account.")).toBeDefined();
  expect(screen.getByText("Nothing was sent, and nothing will be.")).toBeDefined();
  press("Edit and request again");
  await settle();
  expect(screen.getByRole("combobox", { name: /^Recipient/ })).toHaveProperty("value", "Kano Grain Traders");
  expect(screen.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "1234");
  press("Review payment");
  await settle(500);
  await send();
  expect(screen.getByText("Waiting for approval")).toBeDefined();
  expect(sent()).toHaveLength(2);
  expect(await withdrawals()).toEqual([]);
});

test("behaviour: the maker can cancel the request", async () => {
  await hold();
  press("Cancel request");
  await settle(1000);
  expect(screen.getByText("Request cancelled")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();
});

test("behaviour: an approval that nobody gave expires", async () => {
  const { backend } = await hold();
  await pass(backend, 3_600_000);
  await settle(10_000);
  expect(screen.getByText("Nobody approved this in time")).toBeDefined();
});

test("behaviour: signing out deletes what was stored of a payment that waits", async () => {
  await hold();
  expect(sessionStorage).toHaveLength(1);
  discardQuotes({ kit: { baseUrl: "/partner-kit" } });
  expect(sessionStorage).toHaveLength(0);
});

test("behaviour: an earlier submission without a response may have been paid before the policy held the next one", async () => {
  const { reload, withdrawals } = await hold({ isLost: true });
  expect(await withdrawals()).toHaveLength(1);
  // The proxy does not let anybody approve it a second time.
  expect(screen.getByText("We couldn’t confirm what happened")).toBeDefined();
  discardQuotes({ kit: { baseUrl: "/partner-kit" } });
  await reload();
  expect(screen.getByText("An earlier request may have been paid")).toBeDefined();
});

// Regression: nothing on the form said that the same recipient already had a payment waiting, so that it was requested twice.
test("behaviour: a recipient with a payment that waits for approval says so, and links to it", async () => {
  const { id } = await hold({ getApprovalHref: (one) => `/approvals/${one}` });
  press("New payment");
  await settle();
  await choose("lekki");
  expect(screen.queryByText(/waiting for approval/)).toBeNull();
  await choose("kano");
  const note = screen.getByText(/to this recipient is waiting for approval/).textContent;
  expect(note?.replaceAll("\u00a0", " ")).toBe("1,234.00 NGN to this recipient is waiting for approval.");
  expect(screen.getByRole("link", { name: "Open approval" }).getAttribute("href")).toBe(`/approvals/${id}`);
});

test("behaviour: after a rejection, the recipient has nothing that waits", async () => {
  const { decide } = await hold();
  await decide("reject", "Paid last week.");
  press("New payment");
  await settle();
  await choose("kano");
  expect(screen.queryByText(/waiting for approval/)).toBeNull();
});
