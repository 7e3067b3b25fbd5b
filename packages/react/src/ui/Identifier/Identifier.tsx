import type { ReactElement } from "react";
import { CopyButton } from "../CopyButton/CopyButton.tsx";

export interface IdentifierProps {
  readonly text: string;
  /** For example “Copy order ID”. */
  readonly copyLabel: string;
  /** Shows the start and the end of a long ID. Copies all of it. Default false. */
  readonly isShort?: boolean | undefined;
}

/** An ID with a button that copies it. */
export function Identifier({ text, copyLabel, isShort = false }: IdentifierProps): ReactElement {
  const shown = isShort ? shortenId(text) : text;
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
  return text.length > 16 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text;
}
