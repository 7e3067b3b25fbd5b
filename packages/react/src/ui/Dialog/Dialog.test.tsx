import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, StrictMode, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import type { DialogElementProps } from "../primitives/Primitives.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Opener(props: Partial<DialogProps>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit recipient" {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const open = "Edit";
const dialog = () => screen.queryByRole("dialog");
const field = <input aria-label="Label" />;

test("default", async () => {
  const { user } = renderUi(<Opener description="Saving moves no money.">{field}</Opener>);
  expect(dialog()).toBeNull();
  await user.click(screen.getByText(open));
  expect(screen.getByRole("dialog", { name: "Edit recipient", description: "Saving moves no money." })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await user.keyboard("{Escape}");
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByText(open));
});

test("behaviour: the close button and a click outside close it, a click inside does not", async () => {
  const { user } = renderUi(<Opener>{field}</Opener>);
  await user.click(screen.getByText(open));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).toBeNull();
  await user.click(screen.getByText(open));
  await user.click(screen.getByText("Edit recipient"));
  expect(dialog()).not.toBeNull();
  await user.click(screen.getByRole("dialog"));
  expect(dialog()).toBeNull();
});

test("behaviour: selecting text beyond its edge does not close it", async () => {
  const { user } = renderUi(<Opener>{field}</Opener>);
  await user.click(screen.getByText(open));
  await user.pointer([
    { keys: "[MouseLeft>]", target: screen.getByRole("textbox") },
    { keys: "[/MouseLeft]", target: screen.getByRole("dialog") },
  ]);
  expect(dialog()).not.toBeNull();
});

test("parameters: isDismissable", async () => {
  const { user } = renderUi(<Opener isDismissable={false}>{field}</Opener>);
  await user.click(screen.getByText(open));
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await user.click(screen.getByRole("dialog"));
  expect(dialog()).not.toBeNull();
});

test("parameters: asksBeforeClosing", async () => {
  const { user } = renderUi(
    <Opener asksBeforeClosing footer={(requestClose) => <Button onClick={requestClose}>Cancel</Button>}>
      {field}
    </Opener>,
  );
  await user.click(screen.getByText(open));
  await user.type(screen.getByRole("textbox"), "Acme");
  for (const close of [() => user.keyboard("{Escape}"), () => user.click(screen.getByText("Cancel"))]) {
    await close();
    expect(screen.getByRole("alertdialog", { name: "Discard your changes?" })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep editing" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Acme");
  }
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(dialog()).toBeNull();
});

test("behaviour: an Escape handled inside does not close the dialog", async () => {
  const { user } = renderUi(
    <Opener>
      <input aria-label="Bank" onKeyDown={(event) => event.preventDefault()} />
    </Opener>,
  );
  await user.click(screen.getByText(open));
  await user.keyboard("{Escape}");
  expect(dialog()).not.toBeNull();
});

function LateForm(): ReactElement {
  const [stage, setStage] = useState("loading");
  return (
    <>
      <Dialog
        isOpen
        onClose={() => undefined}
        title="Edit recipient"
        footer={(requestClose) => (
          <>
            <Button onClick={requestClose}>Cancel</Button>
            {stage === "form" && <Button onClick={() => setStage("sent")}>Send</Button>}
          </>
        )}
      >
        {stage === "form" && field}
      </Dialog>
      <button type="button" onClick={() => setStage("form")}>
        Arrive
      </button>
    </>
  );
}

test("behaviour: focuses the first field of a form that loads later, unless the focus was moved", async () => {
  const { unmount } = renderUi(<LateForm />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByText("Arrive"));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  unmount();
  const { user } = renderUi(<LateForm />);
  await user.tab({ shift: true });
  const close = screen.getByRole("button", { name: "Close" });
  expect(document.activeElement).toBe(close);
  fireEvent.click(screen.getByText("Arrive"));
  expect(document.activeElement).toBe(close);
});

// Regression: the tooltip of a focused copy button covered the account that an approver has to read.
test("behaviour: opens without the focus on a copy button", () => {
  renderUi(
    <Dialog isOpen onClose={() => undefined} title="Approval" footer={() => <Button>Approve</Button>}>
      <CopyButton text="24de68" label="Copy approval ID" iconOnly />
      <textarea aria-label="Comment" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Comment" }));
});

test("behaviour: the focus stays inside if a button removes itself", async () => {
  const { user } = renderUi(<LateForm />);
  fireEvent.click(screen.getByText("Arrive"));
  screen.getByRole("button", { name: "Send" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(dialog()));
});

function Row(): ReactElement {
  const [isThere, setThere] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const remove = () => {
    setThere(false);
    setOpen(false);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Endpoints">
        {isThere && (
          <li>
            <Button onClick={() => setOpen(true)}>Delete</Button>
          </li>
        )}
      </ul>
      <Dialog isOpen={isOpen} onClose={remove} title="Delete?" returnFocus={list} />
    </>
  );
}

test("parameters: returnFocus", async () => {
  const { user } = renderUi(<Row />);
  await user.click(screen.getByText("Delete"));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

test("behaviour: unmounting leaves nothing behind", async () => {
  const before = document.body.innerHTML;
  const { container, user, unmount } = renderUi(
    <StrictMode>
      <Opener>{field}</Opener>
    </StrictMode>,
  );
  await user.click(screen.getByText(open));
  expect(dialog()).not.toBeNull();
  unmount();
  container.remove();
  expect(document.body.innerHTML).toBe(before);
});

function HostDialog({ role, title, children, footer, onRequestClose }: DialogElementProps): ReactElement {
  return (
    <dialog open role={role} aria-label={title} className="host">
      {children}
      {footer}
      <button type="button" onClick={onRequestClose}>
        Host's close
      </button>
    </dialog>
  );
}

test("behaviour: a host's dialog asks before closing too", async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<Dialog isOpen onClose={onClose} title="Edit recipient" asksBeforeClosing />, {
    primitives: { Dialog: HostDialog },
  });
  await user.click(screen.getByText("Host's close"));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("alertdialog").className).toBe("host");
  await user.click(screen.getByText("Discard"));
  expect(onClose).toHaveBeenCalledOnce();
});
