import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "fiat", label: "Bank account", description: "In the country's own currency." },
  { value: "crypto", label: "Crypto address" },
];

test("default", async () => {
  const onValueChange = vi.fn();
  const { user } = renderUi(<RadioGroup options={options} value="fiat" onValueChange={onValueChange} />);
  const fiat = screen.getByRole<HTMLInputElement>("radio", {
    name: "Bank account",
    description: "In the country's own currency.",
  });
  expect(fiat.checked).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(fiat);
  await user.keyboard("{ArrowDown}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("crypto");
});

test("behaviour: two groups on a page are independent", async () => {
  renderUi(
    <>
      <RadioGroup options={options} value="fiat" onValueChange={vi.fn()} />
      <RadioGroup options={options} value="crypto" onValueChange={vi.fn()} />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
