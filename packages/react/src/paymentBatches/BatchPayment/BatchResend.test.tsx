import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { press, renderBatchPayment, review } from "../../../test/batchHarness.tsx";
import { settle } from "../../../test/renderWithKit.tsx";

// The form loads later than the page. Fake timers do not advance an import.
beforeAll(async () => void (await import("./BatchPaymentView.tsx")));

const headers = { "content-type": "application/json", "x-partner-kit": "1" };
const path = "/partner-kit/partner/wallets/recipients";

// Regression: the proxy had never received the batch, and created it with the account that was saved in the meantime.
test("behaviour: an unconfirmed batch is not sent again to a recipient that was changed since its review", async () => {
  const { backend, sent } = await renderBatchPayment();
  await review("Kano Grain Traders,1500.00,NGN");
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  await settle(15_000);
  backend.setReachable(true);
  await changeRecipient();
  press("Send again");
  await settle(8000);
  expect(sent()).toEqual([]);
  expect(screen.getByText(/This batch can.t be sent again/)).toBeDefined();
  const button = screen.getByRole("button", { name: /^Send again/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  await settle(3000);
  expect(sent()).toEqual([]);

  async function changeRecipient(): Promise<void> {
    const { data } = await (await backend.fetch(path, { headers })).json();
    const { id } = data.find(({ label }: { readonly label: string }) => label === "Kano Grain Traders");
    await settle(1000);
    const body = JSON.stringify({ label: "Kano Grain Traders, new account" });
    const { status } = await backend.fetch(`${path}/${id}`, { method: "PATCH", headers, body });
    expect(status).toBe(200);
  }
});
