"use client";

import { FloatingFocusManager, useInteractions, useRole } from "@floating-ui/react";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { useLayer } from "../layer/useLayer.ts";
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
  const isDenied = state === "denied";
  const { context, dismiss, setAnchor, layerProps } = useLayer({ isOpen: isDenied, onOpenChange: reset });
  const { getFloatingProps } = useInteractions([useRole(context), dismiss]);

  return (
    <span className="pk-CopyButton">
      <Button
        elementRef={setAnchor}
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
      {isDenied && (
        <FloatingFocusManager context={context} modal={false} closeOnFocusOut={false}>
          <div {...layerProps} {...getFloatingProps({ "aria-label": ui.copyDenied })} className="pk-Layer pk-Popover">
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
          </div>
        </FloatingFocusManager>
      )}
    </span>
  );
}
