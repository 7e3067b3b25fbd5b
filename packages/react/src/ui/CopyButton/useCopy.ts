"use client";

import { useEffect, useState } from "react";

/** `denied`: the browser denied access to the clipboard, or has none, as on a page without HTTPS. */
export type CopyState = "idle" | "copied" | "denied";

export interface UseCopyReturnType {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
  readonly reset: () => void;
}

/** Copies text. The state is `copied` for two seconds. */
export function useCopy(onCopied?: (text: string) => void): UseCopyReturnType {
  const [state, setState] = useState<CopyState>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    reset: () => setState("idle"),
    copy: (text) => {
      write(text, onCopied).then(
        () => setState("copied"),
        () => setState("denied"),
      );
    },
  };
}

async function write(text: string, onCopied: ((text: string) => void) | undefined): Promise<void> {
  // Missing on insecure pages, although the type does not say so.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error("This page has no clipboard.");
  await clipboard.writeText(text);
  onCopied?.(text);
}

/** Milliseconds. */
const SHOWN_FOR = 2000;
