import { screen } from "@testing-library/react";
import { type ReactElement, useContext, useState } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { LocaleContext } from "../../locale/LocaleContext.ts";
import type { TextInputElementProps } from "../primitives/Primitives.ts";
import { AmountField, type AmountFieldProps } from "./AmountField.tsx";

type ExampleProps = Partial<Omit<AmountFieldProps, "label" | "name">> & { readonly locale?: string };

function Example({ locale = "en", ...props }: ExampleProps): ReactElement | null {
  const [value, setValue] = useState(props.value ?? "");
  const context = useContext(LocaleContext);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  if (!context) return null;
  return (
    <LocaleContext.Provider value={{ ...context, locale }}>
      <AmountField currency="NGN" {...props} label="Amount" name="amount" value={value} onValueChange={change} />
    </LocaleContext.Provider>
  );
}

function HostInput({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return <input {...rest} ref={elementRef} />;
}

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
/** The repeated amount, with plain spaces. */
const echo = () => document.querySelector("[data-part=echo]")?.textContent?.replaceAll(/\s/g, " ");

test("default: repeats a long amount in groups, and leaves what is typed alone", async () => {
  const onValueChange = vi.fn();
  const { user } = renderUi(<Example onValueChange={onValueChange} />);
  await user.type(input(), "999");
  expect(echo()).toBeUndefined();
  await user.type(input(), "9");
  expect(echo()).toBe("9,999.00 NGN");
  await user.type(input(), "123.");
  // The point does not hide it until the next digit.
  expect(echo()).toBe("9,999,123.00 NGN");
  await user.type(input(), "5");
  expect(echo()).toBe("9,999,123.50 NGN");
  expect(input().value).toBe("9999123.5");
  expect(onValueChange).toHaveBeenLastCalledWith("9999123.5");
  expect(screen.getByRole("textbox", { name: "Amount", description: "9,999,123.50 NGN" })).toBeDefined();
});

test("behaviour: the caret stays where digits are inserted and deleted", async () => {
  const { user } = renderUi(<Example value="1250000" />);
  input().setSelectionRange(2, 2);
  await user.keyboard("{Tab}");
  await user.type(input(), "34", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([input().value, input().selectionStart]).toEqual(["123450000", 4]);
  await user.keyboard("{Backspace}");
  expect([input().value, input().selectionStart]).toEqual(["12350000", 3]);
  expect(echo()).toBe("12,350,000.00 NGN");
});

test.each([
  ["1 250 000.50", "1250000.50", "1,250,000.50 NGN"],
  ["1\u202f250\u202f000.50", "1250000.50", "1,250,000.50 NGN"],
  ["١٢٥٠٠٠٠٫٥", "1250000.5", "1,250,000.50 NGN"],
  // It can mean two amounts, so it is not read as one.
  ["1,250", "1,250", undefined],
  ["1.250.000,50", "1.250.000,50", undefined],
  ["-1250", "-1250", undefined],
  ["1e9", "1e9", undefined],
])("behaviour: %j is pasted as %j", async (pasted, value, repeated) => {
  const { user } = renderUi(<Example value="7" />);
  await user.clear(input());
  await user.paste(pasted);
  expect(input().value).toBe(value);
  expect(echo()).toBe(repeated);
});

test.each([
  ["fr", "1 250 000,50 NGN"],
  ["de", "1.250.000,50 NGN"],
  ["pt", "1.250.000,50 NGN"],
  ["en-IN", "12,50,000.50 NGN"],
  ["ar-EG", "١٬٢٥٠٬٠٠٠٫٥٠ NGN"],
])("behaviour: %s repeats it as %s, and the point that was typed stays", async (locale, repeated) => {
  const { user } = renderUi(<Example locale={locale} />);
  await user.type(input(), "1250000.50");
  expect(input().value).toBe("1250000.50");
  expect(input().dir).toBe("ltr");
  expect(echo()).toBe(repeated);
});

test("behaviour: an amount that the locale writes without groups is not repeated", () => {
  renderUi(<Example locale="es" value="1250" />);
  expect(echo()).toBeUndefined();
});

test("parameters: isEchoHidden, and without a currency", () => {
  const { rerender } = renderUi(<Example currency={undefined} value="1250000" />);
  expect(echo()).toBe("1,250,000");
  rerender(<Example isEchoHidden value="1250000" />);
  expect(echo()).toBeUndefined();
});

test("behaviour: a host's input is not changed while somebody types", async () => {
  const { user } = renderUi(<Example />, { primitives: { TextInput: HostInput } });
  await user.type(input(), "1250000");
  expect([input().value, echo()]).toEqual(["1250000", "1,250,000.00 NGN"]);
});
