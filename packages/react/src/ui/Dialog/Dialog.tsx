"use client";

import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { type DialogElementProps, usePrimitives } from "../primitives/Primitives.ts";
import { DialogElement } from "./DialogElement.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called after any confirmation that unsaved changes may be discarded. */
  readonly onClose: () => void;
  readonly title: string;
  /** Announced with the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Renders the buttons, with Cancel first. Receives the action of a Cancel button. */
  readonly footer?: ((requestClose: () => void) => ReactNode) | undefined;
  /** `small`: a question. `medium`: a form. `large`: wide content. Default `medium`. */
  readonly size?: DialogElementProps["size"] | undefined;
  /** `alertdialog`: the person has to respond. Default `dialog`. */
  readonly role?: DialogElementProps["role"] | undefined;
  /** Whether a close button and a click outside close it. Default true. */
  readonly isDismissable?: boolean | undefined;
  /** Whether to ask for confirmation before closing, because of unsaved changes. Default false. */
  readonly asksBeforeClosing?: boolean | undefined;
  /** Receives the focus after closing if the element that opened the dialog is gone, for example after a deletion. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog (WAI-ARIA). It is rendered in place rather than in a portal, so it inherits styles. */
export function Dialog({ isOpen, ...props }: DialogProps): ReactElement | null {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, "isOpen">): ReactElement {
  const { onClose, footer, size = "medium", role = "dialog", isDismissable = true, asksBeforeClosing = false } = props;
  const { returnFocus, ...rest } = props;
  const { Dialog: Element = DialogElement } = usePrimitives();
  const [isAsking, setAsking] = useState(false);
  const requestClose = () => {
    if (asksBeforeClosing) setAsking(true);
    else onClose();
  };

  useEffect(
    () => () => {
      const focused = document.activeElement;
      if (focused === document.body || !focused?.isConnected) returnFocus?.current?.focus();
    },
    [returnFocus],
  );

  return (
    <Element
      role={role}
      title={rest.title}
      description={rest.description}
      size={size}
      isDismissable={isDismissable}
      onRequestClose={requestClose}
      footer={footer?.(requestClose)}
    >
      {rest.children}
      {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </Element>
  );
}

interface DiscardDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. Escape keeps them. */
function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps): ReactElement {
  const { ui } = useText(enUi);
  const { Dialog: Element = DialogElement } = usePrimitives();
  return (
    <Element
      role="alertdialog"
      title={ui.discardTitle}
      description={ui.discardHelp}
      size="small"
      isDismissable={false}
      onRequestClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{ui.keepEditing}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {ui.discard}
          </Button>
        </>
      }
    >
      {null}
    </Element>
  );
}
