"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { usePrimitives } from "../primitives/Primitives.ts";
import { DialogElement } from "./DialogElement.tsx";

export interface DiscardDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. Escape keeps them. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps): ReactElement {
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
