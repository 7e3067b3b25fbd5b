import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { press, review, send } from "../../../test/withdrawalHarness.tsx";
import { WithdrawalDialog } from "./WithdrawalDialog.tsx";

test("default: the title names the step, and a payment with an unknown outcome is there when it opens again", async () => {
  onTestFinished(() => sessionStorage.clear());
  const onClose = vi.fn();
  const { backend, rerender } = await renderWithKit(<WithdrawalDialog onClose={onClose} />, {
    backend: { isSigning: true },
  });
  expect(screen.getByRole("dialog", { name: "New payment" })).toBeDefined();
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await review();
  expect(screen.getByRole("dialog", { name: "Review payment" })).toBeDefined();
  await send();
  press("Close");
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<p />);
  rerender(<WithdrawalDialog onClose={onClose} />);
  expect(screen.getByRole("dialog", { name: "Payment" }).textContent).toContain("couldn’t confirm");
  press("Check again");
  await settle(1000);
  expect(screen.getByText("Payment accepted")).toBeDefined();
});
