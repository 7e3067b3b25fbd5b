import type { ReactElement } from "react";
import { CopyButton } from "../CopyButton/CopyButton.tsx";

export interface IdentifierProps {
  readonly text: string;
  /** For example “Copy order ID”. */
  readonly copyLabel: string;
}

/** An ID with a button that copies it. */
export function Identifier({ text, copyLabel }: IdentifierProps): ReactElement {
  return (
    <span className="pk-Identifier">
      <code dir="ltr">{text}</code>
      <CopyButton text={text} label={copyLabel} variant="quiet" iconOnly />
    </span>
  );
}
