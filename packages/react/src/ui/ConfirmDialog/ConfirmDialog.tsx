"use client";

import { type ReactElement, type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { Field } from "../Field/Field.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";

export interface ConfirmDialogProps extends Pick<DialogProps, "isOpen" | "onClose" | "title" | "returnFocus"> {
  /** States what will happen and whether it can be undone. */
  readonly description: ReactNode;
  /** Details, or the error of a failed attempt. */
  readonly children?: ReactNode;
  /** Verb and object: “Delete endpoint”. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** `danger`: the action cannot be undone. Default `primary`. */
  readonly variant?: "primary" | "danger" | undefined;
  /** The text that must be typed to confirm. */
  readonly textToType?: string | undefined;
  /** Disables both confirming and closing. Default false. */
  readonly isBusy?: boolean | undefined;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  return props.isOpen ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { onClose, onConfirm, confirmLabel, variant = "primary", textToType, isBusy = false, children } = props;
  const { ui, fill } = useText(enUi);
  const [typed, setTyped] = useState("");
  const formId = useId();
  const isTyped = textToType === undefined || typed.trim() === textToType.trim();

  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isTyped && !isBusy) onConfirm();
  };

  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => undefined : onClose}
      title={props.title}
      description={props.description}
      returnFocus={props.returnFocus}
      role="alertdialog"
      size="small"
      isDismissable={false}
      footer={(requestClose) => (
        <>
          <Button onClick={requestClose} disabled={isBusy}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            isBusy={isBusy}
            disabledReason={isTyped ? undefined : fill(ui.typeToConfirmFirst, { text: textToType })}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} hidden={textToType === undefined} onSubmit={confirm}>
        {textToType !== undefined && (
          <Field label={fill(ui.typeToConfirm, { text: textToType })}>
            {(control) => (
              <TextInput
                {...control}
                format="code"
                value={typed}
                readOnly={isBusy}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
      {children}
    </Dialog>
  );
}
