import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Backend } from "../../../test/createBackend.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { ApprovalDetail } from "./ApprovalDetail.tsx";

const policy = () =>
  ({ decision: "approve", scope: "wallets:transfer", reason: "Second person needed.", expiresInSeconds: 600 }) as const;

const headers = { "content-type": "application/json", "x-partner-kit": "1" };

/** Renders the approval of a new recipient for Ada. */
async function render(requester: string): Promise<HTMLElement> {
  let subject = "ada";
  const { backend, rerender } = await renderWithKit(<p />, { backend: { policy, subject: () => subject } });
  subject = requester;
  const approvalId = await requestRecipient(backend);
  subject = "ada";
  rerender(<ApprovalDetail approvalId={approvalId} />);
  await settle(1000);
  return screen.getByRole("region", { name: "Approval" });
}

/** Returns the ID of the approval. */
async function requestRecipient({ fetch }: Backend, label = "Desk"): Promise<string> {
  const held = await fetch("/partner-kit/partner/wallets/recipients", {
    method: "POST",
    headers,
    body: JSON.stringify({
      recipient_type: "crypto",
      label,
      currency: "USDC",
      chain: "ethereum",
      crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
  });
  return (await held.json()).error.details.approval_id;
}

test("behaviour: a comment belongs to the approval that it was typed for", async () => {
  let subject = "ada";
  const { backend, rerender } = await renderWithKit(<p />, { backend: { policy, subject: () => subject } });
  subject = "grace";
  const [first, second] = [await requestRecipient(backend), await requestRecipient(backend, "Other desk")];
  subject = "ada";
  rerender(<ApprovalDetail approvalId={first} />);
  await settle(1000);
  const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Comment/ });
  fireEvent.change(comment(), { target: { value: "Confirmed by phone." } });
  rerender(<ApprovalDetail approvalId={second} />);
  await settle(1000);
  expect(screen.getByText("New recipient: Other desk")).toBeDefined();
  expect(comment().value).toBe("");
});

// Regression: the focus fell to the page when the pressed button went, and nothing announced the outcome.
test.each([
  { requester: "grace", button: "Approve and save", outcome: /^the service accepted it\.$/i },
  { requester: "grace", button: "Reject", outcome: "Nothing was changed." },
  { requester: "ada", button: "Cancel request", outcome: "Nothing was changed." },
])("behaviour: $button keeps the focus and announces the outcome", async ({ requester, button, outcome }) => {
  const section = await render(requester);
  const pressed = screen.getByRole("button", { name: button });
  pressed.focus();
  fireEvent.click(pressed);
  await settle(1000);
  expect(screen.queryByRole("button", { name: button })).toBeNull();
  expect(document.activeElement).toBe(section);
  expect(screen.getByText(outcome).closest('[role="status"]')).not.toBeNull();
});
