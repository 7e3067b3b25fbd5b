import { type ReactElement, useState } from "react";
import { useBrandMessages } from "./useBrandMessages.ts";

export interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** Copies a text. If the browser denies access to the clipboard, shows the text to copy by hand. */
export function CopyText({ label, text }: CopyTextProps): ReactElement {
  const messages = useBrandMessages();
  const [state, setState] = useState<"copied" | "denied">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("denied");
    }
  };
  return (
    <>
      <button type="button" className="app-button" onClick={() => void copy()} onBlur={() => setState(undefined)}>
        {state === "copied" ? messages.copied : label}
      </button>
      {state === "denied" && <textarea className="app-copy" dir="ltr" aria-label={label} readOnly value={text} />}
    </>
  );
}
