import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

function setup() {
  const [onEdit, onRotate, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
  const items = [
    { id: "edit", label: "Edit", onSelect: onEdit },
    { id: "rotate", label: "Rotate secret", disabledReason: "Needs webhooks:manage.", onSelect: onRotate },
    { id: "delete", label: "Delete", isDanger: true, startsGroup: true, onSelect: onDelete },
  ];
  const rendered = renderUi(
    <>
      <Menu
        label="Endpoint"
        items={items}
        trigger={(props) => (
          <Button {...props} icon="more" iconOnly>
            Actions
          </Button>
        )}
      />
      <input aria-label="Elsewhere" />
    </>,
  );
  return { ...rendered, onEdit, onRotate, onDelete };
}

const menu = () => screen.queryByRole("menu", { name: "Endpoint" });
const trigger = () => screen.getByRole("button", { name: "Actions" });
const focused = () => document.activeElement;
const item = (name: string) => screen.getByRole("menuitem", { name });

test("default", async () => {
  const { user, onEdit } = setup();
  expect(trigger().getAttribute("aria-haspopup")).toBe("menu");
  await user.click(trigger());
  expect(trigger().getAttribute("aria-expanded")).toBe("true");
  expect(trigger().getAttribute("aria-controls")).toBe(menu()?.id);
  expect(focused()).toBe(item("Edit"));
  await user.click(item("Edit"));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(menu()).toBeNull();
  expect(focused()).toBe(trigger());
});

test("behaviour: arrow keys open the menu and wrap around", async () => {
  const { user } = setup();
  await user.tab();
  await user.keyboard("{ArrowUp}");
  expect(focused()).toBe(item("Delete"));
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe(item("Edit"));
  await user.keyboard("{End}{ArrowUp}");
  expect(focused()).toBe(item("Rotate secret Needs webhooks:manage."));
  await user.keyboard("{Home}");
  expect(focused()).toBe(item("Edit"));
});

test("behaviour: typing a letter moves to a matching item", async () => {
  const { user, onDelete } = setup();
  await user.tab();
  await user.keyboard("{ArrowDown}d");
  expect(focused()).toBe(item("Delete"));
  await user.keyboard("{Enter}");
  expect(onDelete).toHaveBeenCalledOnce();
});

test("behaviour: a disabled item is focusable and explains why", async () => {
  const { user, onRotate } = setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(focused()).toBe(item("Rotate secret Needs webhooks:manage."));
  expect(onRotate).not.toHaveBeenCalled();
  expect(menu()).not.toBeNull();
});

test("behaviour: Escape returns the focus, Tab moves on", async () => {
  const { user } = setup();
  await user.click(trigger());
  await user.keyboard("{Escape}");
  expect(menu()).toBeNull();
  expect(focused()).toBe(trigger());
  await user.keyboard("{Enter}");
  await user.tab();
  expect(menu()).toBeNull();
});

test("behaviour: a click outside closes it", async () => {
  const { user } = setup();
  await user.click(trigger());
  await user.click(screen.getByLabelText("Elsewhere"));
  expect(menu()).toBeNull();
});

test("parameters: name is the accessible name of an item, unless it is disabled", async () => {
  const items = [
    { id: "edit", label: "Edit", name: "Edit Rent", onSelect: vi.fn() },
    { id: "delete", label: "Delete", name: "Delete Rent", disabledReason: "Needs a permission.", onSelect: vi.fn() },
  ];
  const { user } = renderUi(
    <Menu label="Rent" items={items} trigger={(props) => <Button {...props}>Actions</Button>} />,
  );
  await user.click(trigger());
  expect(item("Edit Rent").textContent?.trim()).toBe("Edit");
  expect(item("Delete Needs a permission.").getAttribute("aria-disabled")).toBe("true");
});
