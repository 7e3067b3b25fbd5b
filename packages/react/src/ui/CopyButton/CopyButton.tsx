"use client";

import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Layer } from "../layer/Layer.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "./useCopy.ts";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "iconOnly"> {
  readonly text: string;
  /** What is copied: “Copy address”. Default “Copy”. */
  readonly label?: string | undefined;
  /** Told of what reached the clipboard. */
  readonly onCopied?: ((text: string) => void) | undefined;
}

/** Copies a text and says so. Where the browser refuses, it shows the text, selected, for the person to copy. */
export function CopyButton({ text, label, onCopied, variant, iconOnly }: CopyButtonProps): ReactElement {
  const { ui } = useText(enUi);
  const { state, copy, reset } = useCopy(onCopied);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    reset();
    button.current?.focus();
  };

  return (
    <span className="pk-CopyButton">
      <Button
        elementRef={button}
        variant={variant}
        icon={state === "copied" ? "check" : "copy"}
        iconOnly={iconOnly}
        onClick={() => copy(text)}
      >
        {label ?? ui.copy}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === "copied" && ui.copied}</span>
      </VisuallyHidden>
      {state === "denied" && (
        <Layer
          className="pk-Popover"
          role="dialog"
          aria-label={ui.copyDenied}
          anchor={button}
          onPressOutside={reset}
          onKeyDown={closeOnEscape}
        >
          <Field label={ui.copyDenied} help={ui.copyDeniedHelp}>
            {(control) => (
              <TextArea
                {...control}
                format="code"
                value={text}
                readOnly
                elementRef={(element) => {
                  element?.focus();
                  element?.select();
                }}
              />
            )}
          </Field>
        </Layer>
      )}
    </span>
  );
}
