"use client";

import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from "react";
import { type DialogElementProps, usePrimitives } from "../primitives/Primitives.ts";
import { DialogElement } from "./DialogElement.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Told once it is certain: nothing typed would be lost, or its loss was agreed to. */
  readonly onClose: () => void;
  readonly title: string;
  /** What it is about, read out with the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the way out first. Gets what a Cancel button does. */
  readonly footer?: ((requestClose: () => void) => ReactNode) | undefined;
  /** `small` for a question, `medium` for a form, `large` for what needs width. Default `medium`. */
  readonly size?: DialogElementProps["size"] | undefined;
  /** `alertdialog` where an answer is needed to go on. Default `dialog`. */
  readonly role?: DialogElementProps["role"] | undefined;
  /** Whether a close button and a press beside it are offered. Default true. */
  readonly isDismissable?: boolean | undefined;
  /** Something was typed that is not saved: every way of closing it asks first. Default false. */
  readonly asksBeforeClosing?: boolean | undefined;
  /** Takes the focus afterwards where what opened it is gone, as after a deletion. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog (WAI-ARIA: dialog). It stands where it is used in the document, so it looks as what is around it. */
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
