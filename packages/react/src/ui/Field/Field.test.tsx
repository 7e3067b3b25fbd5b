import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";
import { ByteCounter, Field } from "./Field.tsx";

test("default", () => {
  renderUi(<Field label="Label">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByRole("textbox", { name: "Label", description: "" });
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-required")).toBe(false);
});

test("parameters: help and counter", () => {
  renderUi(
    <Field label="Description" help="Only you see it." counter={<ByteCounter value="Zürich 🏦" limit={255} />}>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(screen.getByRole("textbox", { description: "Only you see it. 12 of 255 bytes" })).toBeDefined();
});

test("parameters: error", () => {
  renderUi(
    <Field label="URL" help="Where events go." error="It must start with https://.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { description: "It must start with https://. Where events go." });
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("behaviour: a later error appears in an existing live region", () => {
  const field = (error?: string) => (
    <Field label="URL" error={error}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const { container, rerender } = renderUi(field());
  const region = container.querySelector("[aria-live]");
  expect(region?.textContent).toBe("");
  rerender(field("No such host."));
  expect(region?.textContent).toBe("No such host.");
});

test("parameters: need", () => {
  const field = (need: "required" | "optional") => (
    <Field label="Label" need={need}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const { rerender } = renderUi(field("required"));
  expect(screen.getByRole("textbox", { name: "Label" }).getAttribute("aria-required")).toBe("true");
  rerender(field("optional"));
  expect(screen.getByRole("textbox", { name: "Label (optional)" }).hasAttribute("aria-required")).toBe(false);
});

test("parameters: group", () => {
  renderUi(
    <Field label="Kind" help="It cannot be changed later." error="Choose one." need="required" group="radiogroup">
      {() => <RadioGroup options={[{ value: "fiat", label: "Bank" }]} value={undefined} onValueChange={vi.fn()} />}
    </Field>,
  );
  const group = screen.getByRole("radiogroup", {
    name: "Kind",
    description: "Choose one. It cannot be changed later.",
  });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.getAttribute("aria-required")).toBe("true");
});
