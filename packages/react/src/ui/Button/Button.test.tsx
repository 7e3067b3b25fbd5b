import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import type { ButtonElementProps } from "../primitives/Primitives.ts";
import { Button } from "./Button.tsx";

const reason = "You need permission to manage webhooks.";

function HostButton({ elementRef, variant, isIconOnly, isBusy, ...rest }: ButtonElementProps): ReactElement {
  return <button {...rest} ref={elementRef} className={`host ${variant} ${isIconOnly} ${isBusy}`} />;
}

test("default", async () => {
  const onClick = vi.fn();
  const { user } = renderUi(<Button onClick={onClick}>Save recipient</Button>);
  const button = screen.getByRole("button", { name: "Save recipient" });
  expect(button.getAttribute("type")).toBe("button");
  expect(button.hasAttribute("aria-disabled")).toBe(false);
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test("parameters: isBusy", async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button isBusy onClick={onClick}>
      Save recipient
    </Button>,
  );
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-busy")).toBe("true");
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
});

test("parameters: disabledReason", async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button disabledReason={reason} onClick={onClick}>
      Rotate secret
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Rotate secret", description: reason });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  await user.keyboard("{Enter} ");
  expect(onClick).not.toHaveBeenCalled();
});

test("parameters: disabledReason, in a form", async () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason={reason}>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole("button"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("behaviour: focus shows the reason, Escape and blur hide it", async () => {
  const { user, container } = renderUi(<Button disabledReason={reason}>Rotate secret</Button>);
  const shown = () => container.querySelector(".pk-Tooltip")?.textContent;
  await user.tab();
  expect(shown()).toBe(reason);
  await user.keyboard("{Escape}");
  expect(shown()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole("button"));
  await user.tab({ shift: true });
  await user.tab();
  expect(shown()).toBe(reason);
  await user.tab();
  expect(shown()).toBeUndefined();
});

test("behaviour: the reason appears after a delay and can be hovered", async () => {
  const { user, container } = renderUi(<Button disabledReason={reason}>Rotate secret</Button>);
  const shown = () => container.querySelector(".pk-Tooltip") !== null;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await user.hover(screen.getByRole("button"));
  expect(shown()).toBe(false);
  await wait(400);
  expect(shown()).toBe(true);
  await user.unhover(screen.getByRole("button"));
  expect(shown()).toBe(true);
  await user.hover(container.querySelector(".pk-Tooltip") ?? expect.fail("no tooltip"));
  await wait(1_000);
  expect(shown()).toBe(true);
  await user.unhover(container.querySelector(".pk-Tooltip") ?? expect.fail("no tooltip"));
  await wait(120);
  expect(shown()).toBe(false);
});

test("behaviour: the tooltip is a sibling of the button and does not inherit its font", async () => {
  const { user, container } = renderUi(<Button disabledReason={reason}>Rotate secret</Button>);
  await user.tab();
  expect(container.querySelector(".pk-Tooltip")?.closest("button")).toBeNull();
});

test("parameters: iconOnly", async () => {
  const { user, container } = renderUi(
    <Button icon="refresh" iconOnly>
      Refresh
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Refresh" }).hasAttribute("title")).toBe(false);
  await user.tab();
  expect(container.querySelector(".pk-Tooltip")?.textContent).toBe("Refresh");
});

test("behaviour: a host's button receives all props", async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button variant="danger" disabledReason={reason} onClick={onClick}>
      Delete
    </Button>,
    { primitives: { Button: HostButton } },
  );
  const button = screen.getByRole("button", { name: "Delete", description: reason });
  expect(button.className).toBe("host danger false false");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});
