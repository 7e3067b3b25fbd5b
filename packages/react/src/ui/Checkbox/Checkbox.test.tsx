import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Checkbox } from "./Checkbox.tsx";

test("default", async () => {
  const onCheckedChange = vi.fn();
  const { user } = renderUi(
    <Checkbox label="Enabled" description="Sends events." isChecked={false} onCheckedChange={onCheckedChange} />,
  );
  await user.click(screen.getByRole("checkbox", { name: "Enabled", description: "Sends events." }));
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test("parameters: isIndeterminate", () => {
  renderUi(<Checkbox label="Deposits" isChecked={false} isIndeterminate onCheckedChange={vi.fn()} />);
  expect(screen.getByRole<HTMLInputElement>("checkbox").indeterminate).toBe(true);
});

test("parameters: error", () => {
  const onCheckedChange = vi.fn();
  const { rerender } = renderUi(<Checkbox label="Enabled" isChecked onCheckedChange={onCheckedChange} />);
  expect(screen.getByRole("checkbox", { name: "Enabled" }).getAttribute("aria-invalid")).toBeNull();
  rerender(<Checkbox label="Enabled" isChecked onCheckedChange={onCheckedChange} error="Disable one first." />);
  const checkbox = screen.getByRole("checkbox", { name: "Enabled", description: "Disable one first." });
  expect(checkbox.getAttribute("aria-invalid")).toBe("true");
});

test("parameters: disabledReason", async () => {
  const onCheckedChange = vi.fn();
  const { user } = renderUi(
    <Checkbox
      label="exchange.filled"
      isChecked={false}
      onCheckedChange={onCheckedChange}
      disabledReason="Needs trades:view."
    />,
  );
  const checkbox = screen.getByRole<HTMLInputElement>("checkbox", { description: "Needs trades:view." });
  await user.tab();
  expect(document.activeElement).toBe(checkbox);
  await user.keyboard(" ");
  expect(onCheckedChange).not.toHaveBeenCalled();
  expect(checkbox.checked).toBe(false);
});
