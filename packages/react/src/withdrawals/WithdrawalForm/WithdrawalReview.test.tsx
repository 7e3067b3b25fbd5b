import { updateRecipient } from "@partner-kit/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { elsewhere, find } from "../../../test/recipientEditorHarness.tsx";
import { settle } from "../../../test/renderWithKit.tsx";
import { press, renderWithdrawal, review, send } from "../../../test/withdrawalHarness.tsx";

test("behaviour: a recipient that changed during the review gets nothing before another review", async () => {
  const { sent, backend } = await renderWithdrawal();
  await review();
  const { id } = await find(backend, "Kano Grain Traders");
  await backend.clock.advance(1000);
  await elsewhere(backend).call(updateRecipient, { recipient_id: id, label: "Kano Grain" });
  await send();
  expect(sent()).toEqual([]);
  expect(screen.getByRole("alert").textContent).toMatch(/^The recipient changed during your review/);
  press("Get new quote");
  await settle(1000);
  expect(screen.getByText("Kano Grain")).toBeDefined();
  await send();
  expect(sent()).toHaveLength(1);
});

test("behaviour: nothing is sent while the recipient cannot be read once more", async () => {
  const { sent, backend } = await renderWithdrawal();
  await review();
  backend.setReachable(false);
  await send();
  expect(screen.getByRole("alert").textContent).toContain("No connection");
  backend.setReachable(true);
  expect(sent()).toEqual([]);
  // The error belongs to this review.
  press("Back");
  press("Review payment");
  await settle(500);
  expect(screen.queryByRole("alert")).toBeNull();
  await send();
  expect(sent()).toHaveLength(1);
});
