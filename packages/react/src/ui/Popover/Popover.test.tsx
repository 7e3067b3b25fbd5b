import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Popover } from "./Popover.tsx";

function setup() {
  return renderUi(
    <>
      <Popover label="Columns" trigger={(props) => <Button {...props}>Choose columns</Button>}>
        {(close) => (
          <>
            <input aria-label="Bid" type="checkbox" />
            <Button onClick={close}>Done</Button>
          </>
        )}
      </Popover>
      <input aria-label="Elsewhere" />
    </>,
  );
}

const popover = () => screen.queryByRole("dialog", { name: "Columns" });
const trigger = () => screen.getByRole("button", { name: "Choose columns" });

test("default", async () => {
  const { user } = setup();
  expect(trigger().getAttribute("aria-expanded")).toBe("false");
  await user.click(trigger());
  expect(trigger().getAttribute("aria-controls")).toBe(popover()?.id);
  expect(document.activeElement).toBe(screen.getByLabelText("Bid"));
  await user.click(screen.getByText("Done"));
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test("behaviour: Escape closes it and returns the focus", async () => {
  const { user } = setup();
  await user.click(trigger());
  await user.keyboard("{Escape}");
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test("behaviour: a click on the button or outside closes it, one inside does not", async () => {
  const { user } = setup();
  await user.click(trigger());
  await user.click(screen.getByLabelText("Bid"));
  expect(popover()).not.toBeNull();
  await user.click(trigger());
  expect(popover()).toBeNull();
  await user.click(trigger());
  await user.click(screen.getByLabelText("Elsewhere"));
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});

test("behaviour: closes when the focus leaves it", async () => {
  const { user } = setup();
  await user.click(trigger());
  await user.tab();
  expect(popover()).not.toBeNull();
  await user.tab();
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});

test("behaviour: Escape closes the popover and not the dialog around it", async () => {
  const onClose = vi.fn();
  const { user } = renderUi(
    <Dialog isOpen onClose={onClose} title="Export">
      <Popover label="Columns" trigger={(props) => <Button {...props}>Choose columns</Button>}>
        {() => <input aria-label="Bid" type="checkbox" />}
      </Popover>
    </Dialog>,
  );
  const keys: KeyboardEvent[] = [];
  await user.click(trigger());
  screen.getByLabelText("Bid").addEventListener("keydown", (event) => keys.push(event));
  await user.keyboard("{Escape}");
  expect(popover()).toBeNull();
  // A browser closes the dialog on Escape unless the default is prevented.
  expect(keys.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
