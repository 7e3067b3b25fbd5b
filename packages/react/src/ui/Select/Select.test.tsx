import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "fiat", label: "Bank account" },
  { value: "crypto", label: "Crypto address" },
  { value: "card", label: "Card", isDisabled: true },
];

test("default", async () => {
  const onValueChange = vi.fn();
  const { user } = renderUi(<Select aria-label="Type" options={options} value="fiat" onValueChange={onValueChange} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Type" });
  expect(select.value).toBe("fiat");
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Card" }).disabled).toBe(true);
  await user.selectOptions(select, "Crypto address");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("crypto");
});

test("parameters: placeholder", async () => {
  const onValueChange = vi.fn();
  const { user } = renderUi(
    <Select aria-label="Type" options={options} value="fiat" onValueChange={onValueChange} placeholder="All types" />,
  );
  await user.selectOptions(screen.getByRole("combobox"), "All types");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
});

test("behaviour: an empty value shows the placeholder, an option for all does not", () => {
  const { container } = renderUi(
    <>
      <Select aria-label="Chain" options={options} value="" onValueChange={() => undefined} placeholder="Choose" />
      <Select
        aria-label="Type"
        options={[{ value: "", label: "All types" }, ...options]}
        value=""
        onValueChange={() => undefined}
      />
    </>,
  );
  const placeholders = container.querySelectorAll('.pk-Select:has([data-part="placeholder"]:checked)');
  expect(Array.from(placeholders, (select) => select.getAttribute("aria-label"))).toEqual(["Chain"]);
});
