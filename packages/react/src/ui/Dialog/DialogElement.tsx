"use client";

import { type KeyboardEvent, type ReactElement, type SyntheticEvent, useId, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { useKeptFocus } from "../focus/useKeptFocus.ts";
import { useBrowserLayoutEffect } from "../layer/useBrowserLayoutEffect.ts";
import type { DialogElementProps } from "../primitives/Primitives.ts";

/** The kit's default modal dialog: a `<dialog>`, which makes the page inert, needs no portal, and traps the focus. */
export function DialogElement(props: DialogElementProps): ReactElement {
  const { role, title, description, children, footer, size, isDismissable, onRequestClose } = props;
  const { ui } = useText(enUi);
  const element = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  /** The element that was focused automatically, until the person presses a key or a pointer. */
  const autoFocused = useRef<Element>(null);
  const id = useId();
  useKeptFocus(element);

  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    open(dialog);
    autoFocused.current = focusFirst(dialog);
    return () => {
      // Closing while mounted makes the browser return the focus.
      if (typeof dialog.close === "function") dialog.close();
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // Moves the focus to the first field of a form that is loaded later.
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    const isUntouched = autoFocused.current !== null && autoFocused.current === document.activeElement;
    if (dialog && isUntouched && findFirst(dialog) !== autoFocused.current) autoFocused.current = focusFirst(dialog);
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    autoFocused.current = null;
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onRequestClose();
  };
  /** A phone's back gesture. */
  const closeOnCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onRequestClose();
  };
  /** A second close request closes the dialog even if the page prevents it. Opens it again and asks for confirmation. */
  const reopen = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.open) return;
    open(dialog);
    onRequestClose();
  };

  return (
    <dialog
      ref={element}
      role={role}
      // Receives the focus if the focused element is removed.
      tabIndex={-1}
      className="pk-Dialog"
      data-size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onKeyDown={closeOnEscape}
      onCancel={closeOnCancel}
      onClose={reopen}
      onPointerDown={(event) => {
        autoFocused.current = null;
        isPressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isOutside = isPressedOutside.current && event.target === event.currentTarget;
        if (isOutside && isDismissable) onRequestClose();
      }}
    >
      <div data-part="panel">
        <header data-part="header">
          <h2 data-part="title" id={`${id}title`} tabIndex={-1}>
            {title}
          </h2>
          {isDismissable && (
            <Button variant="quiet" icon="close" iconOnly onClick={onRequestClose}>
              {ui.close}
            </Button>
          )}
        </header>
        <div data-part="body">
          {description && (
            <div data-part="description" id={`${id}description`}>
              {description}
            </div>
          )}
          {children}
        </div>
        {footer && <footer data-part="footer">{footer}</footer>}
      </div>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
}

/** The dialog's own body, because a discard dialog is nested in the body of another. */
const BODY = ':scope > [data-part="panel"] > [data-part="body"]';

/** Focuses the first control, or the title if the first control is below the visible part. */
function focusFirst(dialog: HTMLDialogElement): Element | null {
  const first = findFirst(dialog);
  first?.focus({ preventScroll: true });
  const body = dialog.querySelector(BODY);
  dialog.scrollTop = 0;
  if (!first || !body?.contains(first)) return first;
  body.scrollTop = 0;
  if (first.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom) return first;
  dialog.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
  return null;
}

/** Finds the first control of the body or the footer, or the title of a dialog without fields and footer. */
function findFirst(dialog: HTMLDialogElement): HTMLElement | null {
  const isReadOnly = !dialog.querySelector(`${BODY} :is(input, select, textarea), [data-part="footer"]`);
  if (isReadOnly) return dialog.querySelector<HTMLElement>('[data-part="title"]');
  // Not a copy button, because the tooltip of a focused one would cover what the dialog says.
  const controls = ["input", "select", "textarea", "button", "a[href]"]
    .map((name) => `${name}:not(:disabled, .pk-CopyButton *)`)
    .join(",");
  return (
    dialog.querySelector<HTMLElement>(`${BODY} :is(${controls})`) ??
    dialog.querySelector<HTMLElement>(`[data-part="footer"] :is(${controls})`) ??
    dialog.querySelector<HTMLElement>(controls)
  );
}
