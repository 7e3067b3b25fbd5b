import { screen } from "@testing-library/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

const banks = [
  { value: "044", label: "Access Bank", detail: "044" },
  { value: "050", label: "Ecobank", detail: "050", isDisabled: true },
  { value: "058", label: "Guaranty Trust Bank", detail: "058" },
  { value: "057", label: "Zenith Bank", detail: "057" },
];

const onValueChange = vi.fn();

function Toolbar({ onKey, children }: { readonly onKey: (key: string) => void; readonly children: ReactNode }) {
  return (
    <div role="toolbar" onKeyDown={(event) => onKey(event.key)}>
      {children}
    </div>
  );
}

function Controlled({ value: initial, ...props }: Partial<ComboboxProps>): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <Combobox
      aria-label="Bank"
      listLabel="Banks"
      options={banks}
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

function setup(props: Partial<ComboboxProps> = {}) {
  onValueChange.mockClear();
  return { ...renderUi(<Controlled {...props} />), input: screen.getByRole<HTMLInputElement>("combobox") };
}

const labels = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () =>
  document.getElementById(screen.getByRole("combobox").getAttribute("aria-activedescendant") ?? "")?.textContent;

test("default", async () => {
  const { user, input } = setup();
  expect(input.getAttribute("aria-expanded")).toBe("false");
  await user.click(input);
  expect(input.getAttribute("aria-expanded")).toBe("true");
  expect(input.getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Banks" }).id);
  expect(active()).toBeUndefined();
  await user.click(screen.getByText("Zenith Bank"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("057");
  expect(input.value).toBe("Zenith Bank");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(input);
});

test("behaviour: typing filters, and Enter selects the first match", async () => {
  const { user, input } = setup();
  await user.type(input, "bank tr");
  expect(labels()).toEqual(["Guaranty Trust Bank058"]);
  expect(active()).toBe("Guaranty Trust Bank058");
  expect(screen.getByRole("status").textContent).toBe("1 options");
  await user.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("058");
});

test("behaviour: arrow keys skip disabled options and stop at the ends", async () => {
  const { user } = setup();
  await user.tab();
  expect(labels()).toEqual([]);
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Access Bank044");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Guaranty Trust Bank058");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Zenith Bank057");
  await user.keyboard("{PageUp}{ArrowUp}");
  expect(active()).toBe("Access Bank044");
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(labels()).toEqual([]);
});

test("behaviour: opens at the selected option", async () => {
  const { user } = setup({ value: "058" });
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Guaranty Trust Bank058");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Guaranty Trust Bank058");
});

test("behaviour: Escape closes only the list and keeps the selected option", async () => {
  const onKeyDown = vi.fn();
  onValueChange.mockClear();
  const { user } = renderUi(
    <Toolbar onKey={onKeyDown}>
      <Controlled value="058" />
    </Toolbar>,
  );
  const input = screen.getByRole<HTMLInputElement>("combobox");
  await user.type(input, "zen");
  await user.keyboard("{Escape}");
  expect(labels()).toEqual([]);
  expect(input.value).toBe("Guaranty Trust Bank");
  expect(onKeyDown).not.toHaveBeenCalledWith("Escape");
  await user.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledWith("Escape");
  expect(onValueChange).not.toHaveBeenCalled();
});

test("behaviour: leaving restores the value, or selects an exact label", async () => {
  const { user, input } = setup();
  await user.type(input, "zenith");
  await user.tab();
  expect(input.value).toBe("");
  expect(onValueChange).not.toHaveBeenCalled();
  await user.type(input, "zenith bank");
  await user.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("057");
  expect(input.value).toBe("Zenith Bank");
});

test("behaviour: a click elsewhere has the effect of Tab", async () => {
  const { user, input } = setup();
  await user.type(input, "zenith bank");
  await user.click(document.body);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("057");
  await user.clear(input);
  await user.type(input, "ecobank");
  await user.click(document.body);
  // The option is disabled.
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(input.value).toBe("");
});

describe("before the options are loaded", () => {
  const early = () => setup({ options: [], isLoading: true });
  const arrive = (rerender: (element: ReactElement) => void) => rerender(<Controlled />);

  test.each(["{Enter}", "{ArrowDown}{Enter}", "{Enter}{Tab}", "{Tab}"])(
    "default: a whole name and %s is chosen once they are there",
    async (keys) => {
      const { user, input, rerender } = early();
      await user.type(input, `Zenith bank${keys}`);
      expect(input.value).toBe("Zenith bank");
      expect(onValueChange).not.toHaveBeenCalled();
      arrive(rerender);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("057");
      expect(input.value).toBe("Zenith Bank");
      expect(screen.queryByRole("listbox")).toBeNull();
    },
  );

  test("behaviour: keeps a partial label for further typing", async () => {
    const { user, input, rerender } = early();
    await user.type(input, "zen{Tab}");
    arrive(rerender);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input.value).toBe("zen");
    await user.click(input);
    expect(labels()).toEqual(["Zenith Bank057"]);
  });

  test("behaviour: an early Enter on a partial label opens the list", async () => {
    const { user, input, rerender } = early();
    await user.type(input, "bank{Enter}");
    arrive(rerender);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input.value).toBe("bank");
    expect(active()).toBe("Access Bank044");
    await user.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("044");
  });

  test("behaviour: does not select a label while it is still typed", async () => {
    const { user, input, rerender } = early();
    await user.type(input, "zenith bank{Enter}s");
    arrive(rerender);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input.value).toBe("zenith banks");
  });

  test("behaviour: Escape hides the text", async () => {
    const { user, input, rerender } = early();
    await user.type(input, "zenith bank{Enter}{Escape}");
    expect(input.value).toBe("");
    arrive(rerender);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("behaviour: a failed load keeps the query", async () => {
    const { user, input, rerender } = setup({ options: [], loadError: "The list of banks cannot be read." });
    await user.type(input, "zenith bank{Tab}");
    expect(input.value).toBe("zenith bank");
    arrive(rerender);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("057");
  });
});

test("behaviour: clearing the input clears the selection", async () => {
  const { user, input } = setup({ value: "058" });
  await user.clear(input);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("behaviour: Enter on a closed list submits the form", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Controlled />
    </form>,
  );
  await user.type(screen.getByRole("combobox"), "zen{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("behaviour: shows a value without an option unchanged", () => {
  expect(setup({ value: "999" }).input.value).toBe("999");
});

test("behaviour: states what is missing", async () => {
  const { user, input } = setup();
  await user.type(input, "gold");
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("No matches");
});

test("parameters: isLoading and loadError", async () => {
  const { user, input, rerender } = setup({ options: [], isLoading: true });
  await user.click(input);
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  rerender(<Controlled options={[]} loadError="The list of banks cannot be read." />);
  expect(screen.getByRole("status").textContent).toBe("The list of banks cannot be read.");
});

test("behaviour: renders only some of thousands of options, and keys reach all", async () => {
  const options = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Bank ${index}` }));
  const { user, input } = setup({ options });
  await user.click(input);
  expect(labels()).toHaveLength(60);
  await user.keyboard("{PageDown>7/}");
  expect(active()).toBe("Bank 69");
  expect(labels()).toHaveLength(70);
  expect(screen.getAllByRole("option")[69]?.getAttribute("aria-setsize")).toBe("5000");
  expect(screen.getAllByRole("option")[69]?.getAttribute("aria-posinset")).toBe("70");
  await user.type(input, "4999");
  expect(labels()).toEqual(["Bank 4999"]);
});
