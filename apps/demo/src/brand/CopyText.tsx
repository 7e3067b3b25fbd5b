import type { ReactElement } from "react";
import { useCopy } from "../shell/useCopy.ts";
import { useBrandMessages } from "./useBrandMessages.ts";

export interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** Copies a text. If the browser denies access to the clipboard, shows the text to copy by hand. */
export function CopyText({ label, text }: CopyTextProps): ReactElement {
  const messages = useBrandMessages();
  const { state, copy, reset } = useCopy(text);
  return (
    <>
      <button type="button" className="app-button" onClick={() => void copy()} onBlur={reset}>
        {state === "copied" ? messages.copied : label}
      </button>
      {state === "denied" && <textarea className="app-copy" dir="ltr" aria-label={label} readOnly value={text} />}
    </>
  );
}
