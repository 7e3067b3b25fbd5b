import type { ReactElement } from "react";
import { CopyButton } from "../CopyButton/CopyButton.tsx";

export interface IdentifierProps {
  readonly text: string;
  /** For example “Copy order ID”. */
  readonly copyLabel: string;
}

/** The start and the end of an ID, with a button that copies all of it. */
export function Identifier({ text, copyLabel }: IdentifierProps): ReactElement {
  const shown = shortenId(text);
  return (
    <span className="pk-Identifier">
      <code dir="ltr" title={shown === text ? undefined : text}>
        {shown}
      </code>
      <CopyButton text={text} label={copyLabel} variant="quiet" iconOnly />
    </span>
  );
}

/** Shortens an ID to its start and its end, such as `7d0f3f1e…4e5f`. */
export function shortenId(text: string): string {
  return text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text;
}
