"use client";

import { type ReactElement, type ReactNode, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { Field } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: ReactNode;
}

/** A secret that can be shown, or copied without showing it. While hidden, neither value nor length is in the document. */
export function SecretField({ label, value, help }: SecretFieldProps): ReactElement {
  const { ui } = useText(enUi);
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} help={help} group="group">
      {() => (
        <div className="pk-SecretField">
          {isShown ? (
            <code dir="ltr">{value}</code>
          ) : (
            <code>
              <span aria-hidden="true">••••••••••••••••</span>
              <VisuallyHidden>{ui.hidden}</VisuallyHidden>
            </code>
          )}
          <Button variant="quiet" icon={isShown ? "eyeOff" : "eye"} iconOnly onClick={() => setShown(!isShown)}>
            {isShown ? ui.hide : ui.show}
          </Button>
          <CopyButton text={value} variant="quiet" iconOnly />
        </div>
      )}
    </Field>
  );
}
