"use client";

import { type KeyboardEvent, type ReactElement, type SyntheticEvent, useId, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { useKeptFocus } from "../focus/useKeptFocus.ts";
import { useBrowserLayoutEffect } from "../layer/useBrowserLayoutEffect.ts";
import type { DialogElementProps } from "../primitives/Primitives.ts";

/**
 * The kit's own modal dialog, where the host has not given another: the browser's `<dialog>`, which makes the rest of the
 * page inert, lies above it without a portal, and keeps the focus.
 */
export function DialogElement(props: DialogElementProps): ReactElement {
  const { role, title, description, children, footer, size, isDismissable, onRequestClose } = props;
  const { ui } = useText(enUi);
  const element = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  /** What was given the focus, until a key or a press makes it somebody's own choice. */
  const given = useRef<Element>(null);
  const id = useId();
  useKeptFocus(element);

  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    open(dialog);
    given.current = focusFirst(dialog);
    return () => {
      // While it is still in the document: the browser gives the focus back as it closes.
      if (typeof dialog.close === "function") dialog.close();
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // Where the form comes later, its first field is what should have the focus.
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    const isUntouched = given.current !== null && given.current === document.activeElement;
    if (dialog && isUntouched && findFirst(dialog) !== given.current) given.current = focusFirst(dialog);
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    given.current = null;
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onRequestClose();
  };
  /** A phone's way back, where there is no Escape. */
  const closeOnCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onRequestClose();
  };
  /** Asked twice, a browser closes it whatever the page says. What was typed is still here, so it comes back and asks. */
  const reopen = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.open) return;
    open(dialog);
    onRequestClose();
  };

  return (
    <dialog
      ref={element}
      role={role}
      // It takes the focus where what had it is gone.
      tabIndex={-1}
      className="pk-Dialog"
      data-size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onKeyDown={closeOnEscape}
      onCancel={closeOnCancel}
      onClose={reopen}
      onPointerDown={(event) => {
        given.current = null;
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isBeside = isPressedBeside.current && event.target === event.currentTarget;
        if (isBeside && isDismissable) onRequestClose();
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

/** Its own: the dialog that asks before closing stands in the body of another. */
const BODY = ':scope > [data-part="panel"] > [data-part="body"]';

/** Gives the first control the focus, or the title where that would take the beginning out of view. */
function focusFirst(dialog: HTMLDialogElement): Element | null {
  const first = findFirst(dialog);
  first?.focus({ preventScroll: true });
  dialog.scrollTop = 0;
  if (!first || !dialog.querySelector(BODY)?.contains(first)) return first;
  const end = dialog.querySelector('[data-part="footer"]')?.getBoundingClientRect().top ?? dialog.clientHeight;
  if (first.getBoundingClientRect().bottom <= end) return first;
  dialog.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
  return null;
}

/** What has the focus at first: the first thing to fill in or press, rather than the way out; where there is only to read, the title. */
function findFirst(dialog: HTMLDialogElement): HTMLElement | null {
  const isToRead = !dialog.querySelector(`${BODY} :is(input, select, textarea), [data-part="footer"]`);
  if (isToRead) return dialog.querySelector<HTMLElement>('[data-part="title"]');
  const controls = ["input", "select", "textarea", "button", "a[href]"]
    .map((name) => `${name}:not(:disabled)`)
    .join(",");
  return (
    dialog.querySelector<HTMLElement>(`${BODY} :is(${controls})`) ??
    dialog.querySelector<HTMLElement>(`[data-part="footer"] :is(${controls})`) ??
    dialog.querySelector<HTMLElement>(controls)
  );
}
