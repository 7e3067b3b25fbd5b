import { screen } from "@testing-library/react";
import { type ComponentType, type ReactElement, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../src/ui/Button/Button.tsx";
import { Dialog, type DialogProps } from "../src/ui/Dialog/Dialog.tsx";
import { Field } from "../src/ui/Field/Field.tsx";
import { Link } from "../src/ui/Link/Link.tsx";
import type { Primitives } from "../src/ui/primitives/Primitives.ts";
import { Select } from "../src/ui/Select/Select.tsx";
import { TextInput } from "../src/ui/TextInput/TextInput.tsx";
import { type RenderUiReturnType, renderUi } from "./renderUi.tsx";

export interface TestAdapterParameters {
  readonly components: Partial<Primitives>;
  /** The host's theme provider. */
  readonly Host: ComponentType<{ readonly children: ReactNode }>;
  /** Matches only an element of the host. */
  readonly hostButton: string;
  readonly hostInput: string;
}

/** Registers the tests of all adapters, which render the kit's primitives with the elements of a host's library. */
export function testAdapter({ components, Host, hostButton, hostInput }: TestAdapterParameters): void {
  const draw = (element: ReactElement): RenderUiReturnType =>
    renderUi(<Host>{element}</Host>, { primitives: components });

  let complaints: string[] = [];
  beforeEach(() => {
    complaints = [];
    const complain = (...args: unknown[]) => complaints.push(args.map(String).join(" "));
    vi.spyOn(console, "error").mockImplementation(complain);
    vi.spyOn(console, "warn").mockImplementation(complain);
  });
  afterEach(() => {
    // React and the libraries report props that an element or a component does not know.
    expect(complaints).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/ (?:element-?ref|is-?icon-?only|is-?busy)=/i);
  });

  test("behaviour: a button has a name, submits only with that type, and is the host's", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn(prevent);
    const { user, container } = draw(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Add</Button>
        <Button icon="refresh" iconOnly>
          Refresh
        </Button>
        <Button variant="primary" type="submit">
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Save" }).focus();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Refresh" }).matches(hostButton)).toBe(true);
    expect(container.querySelectorAll(hostButton)).toHaveLength(3);
  });

  test.each([
    ["a disabled", { disabledReason: "Needs a scope." }],
    ["a busy", { isBusy: true }],
    ["a busy, icon", { isBusy: true, icon: "refresh" }],
  ] as const)("behaviour: %s button keeps the focus and neither clicks nor submits", async (_, state) => {
    const act = vi.fn();
    const { user } = draw(
      <form onSubmit={act}>
        <Button type="submit" variant="danger" onClick={act} {...state}>
          Delete
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Delete" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard("{Enter} ");
    await user.click(button);
    expect(act).not.toHaveBeenCalled();
    if ("disabledReason" in state)
      expect(screen.getByRole("button", { description: state.disabledReason })).toBe(button);
    else expect(button.getAttribute("aria-busy")).toBe("true");
  });

  test("behaviour: a link has its address, and says that it opens a new tab", () => {
    draw(
      <Link href="/orders/1" opensNewTab>
        Order
      </Link>,
    );
    const link = screen.getByRole("link", { name: /^Order.*new tab/ });
    expect(link.getAttribute("href")).toBe("/orders/1");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  test("behaviour: a field is labelled, described, controlled, focused by its reference, and submits on Enter", async () => {
    const onSubmit = vi.fn(prevent);
    const { user, container } = draw(<AccountForm onSubmit={onSubmit} />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Account", description: "Ten digits." });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(container.querySelector(hostInput)).not.toBeNull();
    await user.click(screen.getByText("Find"));
    expect(document.activeElement).toBe(input);
    await user.keyboard("0123456789{Enter}");
    expect(input.value).toBe("0123456789");
    expect(input.getAttribute("aria-invalid")).not.toBe("true");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("behaviour: a select is labelled and reports its choice", async () => {
    const onValueChange = vi.fn();
    const options = [
      { value: "fiat", label: "Bank account" },
      { value: "crypto", label: "Crypto address" },
    ];
    const { user } = draw(
      <Field label="Type">
        {(control) => <Select {...control} options={options} value="fiat" onValueChange={onValueChange} />}
      </Field>,
    );
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Type" });
    expect(select.value).toBe("fiat");
    await user.selectOptions(select, "Crypto address");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("crypto");
  });

  // Otherwise, the dialog is the kit's.
  if (!components.Dialog) return;

  test("behaviour: a dialog has a name and a description, keeps the focus inside, and returns it", async () => {
    const { user } = draw(<Opener description="Saving moves no money." footer={() => <Button>Save</Button>} />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const dialog = screen.getByRole("dialog", { name: "Edit recipient", description: "Saving moves no money." });
    expect(dialog.closest(".pk-root") ?? dialog.querySelector(".pk-root")).not.toBeNull();
    for (let press = 0; press < 5; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement) || isGuard(document.activeElement)).toBe(true);
    }
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" }));
  });

  test("behaviour: Escape asks before it discards, and an Escape that is handled inside does neither", async () => {
    const { user } = draw(<Opener asksBeforeClosing />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    screen.getByRole("textbox", { name: "Bank" }).focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    screen.getByRole("textbox", { name: "Label" }).focus();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog", { name: "Discard your changes?" })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("dialog")).toBeDefined();
    screen.getByRole("textbox", { name: "Label" }).focus();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("behaviour: a dialog that has to be answered has no close button", async () => {
    const { user } = draw(<Opener isDismissable={false} role="alertdialog" />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(screen.getByRole("alertdialog", { name: "Edit recipient" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });
}

/** Invisible elements at the ends of a dialog, from which some libraries move the focus on. */
function isGuard(element: Element | null): boolean {
  return element?.getAttribute("aria-hidden") === "true" || element?.textContent === "";
}

function prevent(event: SyntheticEvent): void {
  event.preventDefault();
}

function AccountForm({ onSubmit }: { readonly onSubmit: (event: SyntheticEvent) => void }): ReactElement {
  const [value, setValue] = useState("");
  const input = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={onSubmit}>
      <Field label="Account" error={value.length < 10 ? "Ten digits." : undefined}>
        {(control) => (
          <TextInput
            {...control}
            elementRef={input}
            format="code"
            icon="search"
            end="NGN"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={() => input.current?.focus()}>Find</Button>
      <Button type="submit">Save</Button>
    </form>
  );
}

function Opener(props: Partial<DialogProps>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit recipient" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextInput aria-label="Label" />
        <TextInput aria-label="Bank" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>
    </>
  );
}
