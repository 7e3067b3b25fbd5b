import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { type ToastContent, Toaster, useToast } from "./Toaster.tsx";

function Trigger(toast: ToastContent): ReactElement {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Show
    </button>
  );
}

const setup = (toast: ToastContent) =>
  renderUi(
    <Toaster>
      <Toaster>
        <Trigger {...toast} />
      </Toaster>
    </Toaster>,
  );
const press = () => act(async () => screen.getByText("Show").click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => document.querySelectorAll('[data-part="toast"]').length;

test("default", async () => {
  setup({ title: "Recipient saved", help: "It moves no money." });
  const status = screen.getByRole("status");
  expect(screen.queryByRole("region")).toBeNull();
  await press();
  expect(status.textContent).toBe("Recipient saved. It moves no money.");
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(screen.getByRole("region", { name: "Notifications" }).textContent).toContain("Recipient saved");
  await wait(6000);
  expect(screen.queryByRole("region")).toBeNull();
});

test("behaviour: an error is announced at once and stays until it is dismissed", async () => {
  const { user } = setup({ title: "Not saved", tone: "danger" });
  await press();
  expect(screen.getByRole("alert").textContent).toBe("Not saved");
  await wait(600_000);
  expect(shown()).toBe(1);
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(shown()).toBe(0);
});

test("behaviour: stays while hovered", async () => {
  const { user } = setup({ title: "Recipient saved" });
  await press();
  await user.hover(screen.getByRole("region"));
  await wait(60_000);
  expect(shown()).toBe(1);
  await user.unhover(screen.getByRole("region"));
  await wait(6000);
  expect(shown()).toBe(0);
});

test("behaviour: stays while focused, and returns the focus", async () => {
  const { user } = setup({ title: "Recipient saved" });
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dismiss" }));
  await wait(60_000);
  expect(shown()).toBe(1);
  await user.keyboard("{Enter}");
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(screen.getByText("Show"));
});

test("behaviour: a new toast replaces the oldest", async () => {
  setup({ title: "Recipient saved", tone: "danger" });
  for (let count = 0; count < 5; count += 1) await press();
  expect(shown()).toBe(3);
});

test("behaviour: an action dismisses its toast", async () => {
  const onAction = vi.fn();
  const { user } = setup({ title: "Not saved", tone: "danger", action: { label: "Try again", onAction } });
  await press();
  await user.click(screen.getByText("Try again"));
  expect(onAction).toHaveBeenCalledOnce();
  expect(shown()).toBe(0);
});

test("behaviour: an undo stays longer, is announced with its key, and F8 reaches it", async () => {
  const onAction = vi.fn();
  const { user } = setup({ title: "Description saved", action: { label: "Undo", onAction } });
  await press();
  expect(screen.getByRole("status").textContent).toBe("Description saved. Undo: press F8");
  await wait(14_000);
  await user.keyboard("{F8}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await wait(60_000);
  await user.keyboard("{Enter}");
  expect(onAction).toHaveBeenCalledOnce();
  expect(shown()).toBe(0);
});

test.each([
  ["covers the element that it is about", 500, "top"],
  ["does not", 0, undefined],
])("behaviour: moves to the top if it %s", async (_, top, place) => {
  const box = vi.spyOn(Element.prototype, "getBoundingClientRect");
  box.mockImplementation(function (this: Element) {
    return new DOMRect(0, this.className.includes("pk-ToastStack") ? 480 : top, 300, 60);
  });
  setup({ title: "Description saved", about: () => document.body });
  await press();
  expect(screen.getByRole("region").dataset["place"]).toBe(place);
  box.mockRestore();
});
