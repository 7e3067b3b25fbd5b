import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pass, settle } from "../../test/renderWithKit.tsx";
import { press, renderWithdrawal, review, send } from "../../test/withdrawalHarness.tsx";
import { discardQuotes } from "../quotes/discardQuotes.ts";

const isUncertain = () => screen.queryByText("We couldn’t confirm this payment") !== null;
const stored = () => JSON.stringify({ ...sessionStorage });

test("behaviour: after a reload, a payment with an unknown outcome can only be sent again as it was", async () => {
  const { backend, reload, quoted, sent, withdrawals } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await review();
  expect(stored()).toBe("{}");
  await send();
  // The details of the recipient are read again, so they are not stored.
  expect(stored()).not.toMatch(/Kano|2050700593|ada@/);
  await reload();
  expect(isUncertain()).toBe(true);
  expect(screen.getByText("Kano Grain Traders")).toBeDefined();
  expect(screen.getByText(/2050700593/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /New|start over|Back|quote/ })).toBeNull();
  press("Check again");
  await settle(1000);
  expect(screen.getByText("Payment accepted")).toBeDefined();
  expect([sent().length, quoted().length, (await withdrawals()).length]).toEqual([2, 1, 1]);
  await reload();
  expect(isUncertain()).toBe(false);
  expect(stored()).toBe("{}");
});

test("behaviour: a reload before the response leaves the outcome unknown", async () => {
  const { reload, withdrawals } = await renderWithdrawal();
  await review();
  await act(async () => void press(/^Send /));
  expect(stored()).toContain("withdrawal_quote_id");
  await reload();
  expect(isUncertain()).toBe(true);
  press("Check again");
  await settle(1000);
  expect(screen.getByText("Payment accepted")).toBeDefined();
  expect(await withdrawals()).toHaveLength(1);
});

test("behaviour: a rejection after a reload does not reveal the outcome", async () => {
  const { backend, reload } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", offline: true, times: 1 });
  await review();
  await send();
  await pass(backend, 5 * 60_000);
  await reload();
  press("Check again");
  await settle(1000);
  expect(isUncertain()).toBe(true);
  await reload();
  expect(isUncertain()).toBe(true);
  press("Check again");
  await settle(1000);
  press("It isn’t there: start over");
  await reload();
  expect(screen.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "");
});

test("behaviour: a rejected payment is not stored", async () => {
  const { backend } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", status: 409, times: 1 });
  await review();
  await send();
  expect(screen.getByText("Nothing was sent")).toBeDefined();
  expect(stored()).toBe("{}");
});

test("behaviour: another user does not see a payment, and signing out does not lose it", async () => {
  let subject = "ada";
  const { backend, reload } = await renderWithdrawal({ backend: { subject: () => subject } });
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await review();
  await send();
  discardQuotes({ kit: { baseUrl: "/partner-kit" } });
  subject = "grace";
  await reload();
  expect(isUncertain()).toBe(false);
  subject = "ada";
  await reload();
  expect(isUncertain()).toBe(true);
  discardQuotes({ kit: { baseUrl: "/partner-kit" }, includeUnconfirmed: true });
  await reload();
  expect(isUncertain()).toBe(false);
});

test("behaviour: a form that only counts down writes nothing, so discarded payments stay discarded", async () => {
  const { backend } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await review();
  await send();
  expect(stored()).toContain("withdrawal_quote_id");
  const write = vi.spyOn(Storage.prototype, "setItem");
  discardQuotes({ kit: { baseUrl: "/partner-kit" }, includeUnconfirmed: true });
  await pass(backend, 3000);
  await settle(3000);
  // Regression: each render wrote the draft again.
  expect(write).not.toHaveBeenCalled();
  expect(stored()).toBe("{}");
  write.mockRestore();
});
