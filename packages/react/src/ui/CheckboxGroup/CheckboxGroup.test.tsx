import { screen, within } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const groups = [
  {
    label: "Deposits",
    options: [
      { value: "deposit.success", label: "deposit.success" },
      { value: "deposit.failed", label: "deposit.failed" },
    ],
  },
  {
    label: "Exchange",
    options: [
      { value: "exchange.filled", label: "exchange.filled" },
      { value: "exchange.rejected", label: "exchange.rejected", disabledReason: "Needs trades:view." },
    ],
  },
];

function Controlled({ initial = [] }: { readonly initial?: readonly string[] }): ReactElement {
  const [values, setValues] = useState(initial);
  return (
    <>
      <CheckboxGroup groups={groups} values={values} onValuesChange={setValues} />
      <output>{values.join(" ")}</output>
    </>
  );
}

const chosen = () => screen.getByRole("status").textContent;
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("default", async () => {
  const { user } = renderUi(<Controlled />);
  const deposits = screen.getByRole("group", { name: "Deposits" });
  expect(within(deposits).getAllByRole("checkbox")).toHaveLength(3);
  await user.click(box("deposit.failed"));
  await user.click(box("deposit.success"));
  expect(chosen()).toBe("deposit.success deposit.failed");
});

test("behaviour: a heading selects all of its options, or clears them if all are selected", async () => {
  const { user } = renderUi(<Controlled initial={["deposit.failed"]} />);
  expect(box("Deposits").indeterminate).toBe(true);
  await user.click(box("Deposits"));
  expect(chosen()).toBe("deposit.success deposit.failed");
  expect(box("Deposits").indeterminate).toBe(false);
  expect(box("Deposits").checked).toBe(true);
  await user.click(box("Deposits"));
  expect(chosen()).toBe("");
});

test("behaviour: a heading does not change disabled options", async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box("Exchange"));
  expect(chosen()).toBe("exchange.filled");
  expect(box("Exchange").indeterminate).toBe(true);
  await user.click(box("Exchange"));
  expect(chosen()).toBe("");
});

test("behaviour: keeps a value without an option", async () => {
  const { user } = renderUi(<Controlled initial={["deposit.on_moon"]} />);
  await user.click(box("deposit.success"));
  expect(chosen()).toBe("deposit.success deposit.on_moon");
});
