import { ApiError } from "@partner-kit/contract";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { WriteFailure } from "../WriteFailure/WriteFailure.tsx";

// It loads when a change is held. Fake timers do not advance an import.
beforeAll(async () => void (await import("./HeldChange.tsx")));

const policy = () =>
  ({ decision: "approve", scope: "wallets:transfer", reason: "Second person needed.", expiresInSeconds: 600 }) as const;

test("default: a form that is refused until an approval follows it, and its maker can cancel it", async () => {
  const { backend, rerender } = await renderWithKit(<p />, { backend: { policy } });
  const recipient = { recipient_type: "crypto", label: "Desk", currency: "USDC", chain: "ethereum" };
  const response = await backend.fetch("/partner-kit/partner/wallets/recipients", {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({ ...recipient, crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7" }),
  });
  const { error } = await response.json();
  const { code, message } = error;
  const approvalId: string = error.details.approval_id;
  rerender(
    <WriteFailure error={new ApiError({ operation: "createRecipient", status: 409, code, message, approvalId })} />,
  );
  await settle(1000);
  expect(screen.getByText("Second person needed.")).toBeDefined();
  expect(screen.getByText(/^Anyone else .* manage recipients and transfers$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Cancel request" }));
  await settle(1000);
  expect(screen.getByText("Request cancelled")).toBeDefined();
});
