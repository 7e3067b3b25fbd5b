import { screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Field } from "../Field/Field.tsx";
import type { TextInputElementProps } from "../primitives/Primitives.ts";
import { TextInput } from "./TextInput.tsx";

function HostInput({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return <input {...rest} ref={elementRef} className="host" />;
}

function Controlled(): ReactElement {
  const [value, setValue] = useState("");
  return (
    <Field label="Account number" error={value.length < 10 ? "Ten digits." : undefined}>
      {(control) => (
        <TextInput {...control} format="code" value={value} onChange={(event) => setValue(event.target.value)} />
      )}
    </Field>
  );
}

test("default", async () => {
  const { user } = renderUi(<Controlled />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Account number", description: "Ten digits." });
  await user.type(input, "0123456789");
  expect(input.value).toBe("0123456789");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("parameters: format", () => {
  renderUi(<TextInput aria-label="Address" format="code" />);
  const input = screen.getByRole("textbox");
  expect(input.getAttribute("dir")).toBe("ltr");
  expect(input.getAttribute("spellcheck")).toBe("false");
  expect(input.getAttribute("autocapitalize")).toBe("none");
});

test("behaviour: a host's input is labelled, described and controlled", async () => {
  const { user } = renderUi(<Controlled />, { primitives: { TextInput: HostInput } });
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Account number", description: "Ten digits." });
  expect(input.className).toBe("host");
  await user.type(input, "0123456789");
  expect(input.value).toBe("0123456789");
});

test("behaviour: adding an icon keeps the focus", async () => {
  const { user, rerender } = renderUi(<TextInput aria-label="Search" />);
  const input = screen.getByRole("textbox");
  await user.click(input);
  rerender(<TextInput aria-label="Search" icon="search" end={<button type="button">Clear</button>} />);
  expect(document.activeElement).toBe(input);
  rerender(<TextInput aria-label="Search" />);
  expect(document.activeElement).toBe(input);
});
