import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

function setup(props: Partial<ConfirmDialogProps> = {}) {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()];
  const rendered = renderUi(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete this endpoint?"
      description="Queued deliveries are cancelled."
      confirmLabel="Delete endpoint"
      {...props}
    />,
  );
  return { ...rendered, onClose, onConfirm };
}

const button = (name: string) => screen.getByRole("button", { name });

test("default", async () => {
  const { user, onClose, onConfirm } = setup();
  expect(
    screen.getByRole("alertdialog", {
      name: "Delete this endpoint?",
      description: "Queued deliveries are cancelled.",
    }),
  ).toBeDefined();
  expect(document.activeElement).toBe(button("Cancel"));
  await user.click(button("Delete endpoint"));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(button("Cancel"));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("parameters: textToType", async () => {
  const { user, onConfirm } = setup({ textToType: "partner.example" });
  const input = screen.getByRole("textbox", { name: "Type “partner.example” to confirm" });
  expect(document.activeElement).toBe(input);
  await user.click(button("Delete endpoint"));
  await user.type(input, "partner{Enter}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(
    screen.getByRole("button", { name: "Delete endpoint", description: "Type “partner.example” first." }),
  ).toBeDefined();
  await user.type(input, ".example {Enter}");
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("parameters: isBusy", async () => {
  const { user, onClose, onConfirm } = setup({ isBusy: true });
  await user.click(button("Delete endpoint"));
  await user.keyboard("{Escape}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test("parameters: children", () => {
  setup({ children: <p role="alert">Nothing was deleted.</p> });
  expect(screen.getByRole("alert").textContent).toBe("Nothing was deleted.");
});
